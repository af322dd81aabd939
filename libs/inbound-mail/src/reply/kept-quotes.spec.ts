// Rules: inbound.whole
import { visibleText } from './visible-text';

describe('a quote without marks, as Outlook writes it', () => {
  const outlook =
    'Von: M <b@venue.example>\nGesendet: Freitag, 12. Juni 2026 14:05\nAn: Anna <anna@kunde.example>\nBetreff: AW: x\n\nWie viele?\n120';
  it.each([
    'My answers are in your text.',
    'I have replied to each question.',
    'Ich habe Ihre Fragen gleich dort beantwortet.',
    'Die Angaben stehen hinter jeder Frage.',
    'Mes réponses ci-dessous.',
    'Rispondo sotto.',
    'Respondo abajo, en rojo.',
    'Zie mijn antwoorden hieronder.',
    'Odpowiedzi poniżej.',
    'Our travel desk writes it in this form:',
    'Antworten s. u.',
    'Siehe rot.',
    'Kommentare kursiv.',
    'Ich habe es direkt in Ihre Mail reingeschrieben.',
    'Meine Antworten stehen zwischen den Zeilen.',
    'Die Fragen habe ich nachfolgend beantwortet.',
    'Unten finden Sie alles.',
    'Ich antworte in Ihrem Text.',
    'Replies in CAPS.',
    'See my answers after each question.',
    'I highlighted what changed.',
    'Please scroll down.',
    'Comments embedded.',
    'Ich leite Ihnen die Mail meiner Chefin weiter.',
    'I am forwarding what the agency sent me.',
    'Zur Info.\n\n----- Weitergeleitete Nachricht von chef@kunde.example -----',
    'Hallo Frau Brandt,\n\nviele Grüße\nAnna Berg',
    'Hello,\n\nBest regards\nAnna',
  ])('keeps the quote that %j points to', (words) => {
    const text = `${words}\n\n${outlook}`;
    expect(visibleText(text)).toBe(text);
  });

  it.each(['[Anna Berg] 120', '-> 120', '>> 120', '** 120', '=> 120'])('keeps a quote with the answer %j', (answer) => {
    const text = `Gerne wieder bei Ihnen.\n\n${outlook}\n${answer}`;
    expect(visibleText(text)).toBe(text);
    expect(visibleText(`Gerne wieder bei Ihnen.\n\n${outlook}\n[cid:image001.png@01D]`)).toBe(
      'Gerne wieder bei Ihnen.',
    );
  });

  it.each(['anna@kunde.example', 'ben@kunde.example'])('keeps what %s wrote in a mail of their company', (from) => {
    const text = `Gern am Dienstag.\n\n${outlook.replace('b@venue.example', from)}`;
    expect(visibleText(text, 'AW: x', 'anna@kunde.example')).toBe(text);
    expect(visibleText(text, 'AW: x', 'anna@gmail.com')).toBe('Gern am Dienstag.');
  });

  it('leaves the quote of another customer of the same mail provider out', () => {
    const text = `Gern am Dienstag.\n\n${outlook.replace('b@venue.example', 'ben@gmx.de')}`;
    expect(visibleText(text, '', 'anna@gmx.de')).toBe('Gern am Dienstag.');
    expect(visibleText(text, '', 'ben@gmx.de')).toBe(text);
  });

  it.each([
    'Von: Müller GmbH (info@mueller.example)\nDatum: 12.06.2026\nBetreff: Sommerfest',
    'From: ACME GmbH, anna@acme.example\nDate: 12 June 2026, 18:00\nTo: 23:00\nSubject: Summer party',
  ])('keeps the facts of an event that look like a head: %j', (facts) => {
    const text = `Hier die Eckdaten zum Fest.\n\n${facts}\n\nWir sind 300.`;
    expect(visibleText(text)).toBe(text);
  });
});
