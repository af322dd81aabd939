/** Messages of ordinary visitors, with the usual numbers, dates and addresses. */
export const plausibleEnquiries: readonly string[] = [
  'Hello,\nwe plan a product launch for 180 guests on 12 March 2027, 18:00 to 23:00. Our brief: https://firma.example/brief.pdf\nPlease call +49 69 90009-121.',
  'Guten Tag, wir suchen für den 24.12.2026 einen Raum für 40 Personen (Weihnachtsfeier). Budget: 8.500,00 EUR. Gruß, A. Muster',
  'Is Skyline Stage free on Thursday 18.07.? We would need the LED wall (150 sqm), catering for 199 guests and a live stream to www.firma.example/live. Best regards',
  'Hi there, quick question: can we bring our own caterer? Contact: events@firma.example or 069 / 90009-0. Thank you!',
  'We are an agency and book for three clients at once. Could you send us your price list, the technical details and the terms of cancellation? Tel. 0171 1234567, fax 069 90009-199.',
  'Sehr geehrte Damen und Herren,\nbitte senden Sie uns ein unverbindliches Angebot für eine Hybridveranstaltung am 03.05.2027 (ca. 120 Teilnehmer vor Ort, 600 online).\nMit freundlichen Grüßen\nMuster GmbH · Musterweg 1 · 60311 Frankfurt · www.muster.example · info@muster.example · +49 69 90009-100',
  'Do you offer a discount for non-profit organisations? Our yearly congress: 2 days, 350 guests, 4 workshops in parallel. It is free of charge for our members.',
  'I would like to see the Directors Circle next week, Monday 10:30 or Tuesday 14:00. My number is (069) 900 09 121.',
  'Please confirm the order no. 2026-4711 and the invoice of EUR 12,450.00 within 10 days. Our VAT id: DE123456789. See also firma.example/terms',
  '您好，我们计划在2027年5月举办一场120人的活动。请联系 chen@firma.example 谢谢 — and in English: we plan an event for 120 people, please answer by mail.',
];

/** Messages of bots. */
export const quarantinedSpam: readonly string[] = [
  'Dear Sir, I am a barrister. The sum of $18,500,000.00 (EIGHTEEN MILLION UNITED STATES DOLLARS) was left by my late client. Kindly reply urgently with your bank account details, it is 100% risk free.',
  'CHEAP VIAGRA CIALIS!!! Buy now http://pills.example/buy?id=1 no prescription needed. Limited time offer, lowest price guaranteed!!!',
];
