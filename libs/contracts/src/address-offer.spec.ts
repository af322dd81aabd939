import { addressOffer } from './address-offer';

describe('an offer of another spelling', () => {
  it.each([
    ['jörg@example.org', 'joerg@example.org'],
    ['Günter.Weiß@example.org', 'Guenter.Weiss@example.org'],
    ['josé@example.org', 'jose@example.org'],
  ])('the spelling offer writes %s with letters that every server takes', (typed, address) => {
    expect(addressOffer(typed)).toEqual({ why: 'letters', address });
  });

  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmail.co', 'ada@gmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@GMX.dee', 'ada@gmx.de'],
    ['ada@hotnail.com', 'ada@hotmail.com'],
    ['ada@t-onlin.de', 'ada@t-online.de'],
  ])('the spelling offer asks whether %s was meant to be %s', (typed, address) => {
    expect(addressOffer(typed)).toEqual({ why: 'domain', address });
  });

  it.each(['ada@gmail.com', 'ada@mail.com', 'ada@gmx.at', 'ada@firma.example', 'ada', '@gmail.con', '李@example.org'])(
    'the spelling offer has nothing to say about %s',
    (typed) => {
      expect(addressOffer(typed)).toBeUndefined();
    },
  );
});
