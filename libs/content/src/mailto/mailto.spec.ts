import { mailtoLink } from './mailto';

describe('a mailto link', () => {
  it('keeps umlauts, ampersands and line breaks', () => {
    expect(mailtoLink('sales@stage.example', { subject: 'Grüße & mehr', body: 'Eins\nZwei' })).toBe(
      'mailto:sales@stage.example?subject=Gr%C3%BC%C3%9Fe%20%26%20mehr&body=Eins%0D%0AZwei',
    );
  });
});
