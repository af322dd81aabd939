import { attachmentMention } from './missing-attachment';

describe('the mention of an attachment', () => {
  it.each([
    'Anbei unser Angebot.',
    'Den Plan finden Sie im Anhang.',
    'Im beigefügten Datenblatt steht mehr.',
    'Ich füge den Grundriss der Bühne bei.',
    'Hiermit hänge ich den Plan an.',
    'Please find the plan attached.',
    'I have attached the data sheet',
    'See the attachment for details',
    'The enclosed plan shows it.',
  ])('is found in %j', (text) => expect(attachmentMention(text)).toBeDefined());

  it.each([
    'Die Bühne ist frei.',
    'Der Parkplatz liegt dabei.',
    'Our terrace is unattached to the hall',
    'Die Gartenanlage ist schön.',
    'Is anybody free on Thursday?',
  ])('is not found in %j', (text) => expect(attachmentMention(text)).toBeUndefined());
});
