import type { FieldErrorCode } from '@mainstage/contracts/field-codes';
import type { Language } from '@mainstage/contracts/language';

/** Error messages of fields, for validation in the page and for the server's 422. */
export const fieldErrors: Record<Language, Record<FieldErrorCode, string>> = {
  en: {
    unknown_field: 'This field is not expected here. Please reload the page.',
    required: 'Please fill in this field.',
    wrong_type: 'Please check this value.',
    invalid_characters: 'Please remove line breaks and invisible characters.',
    too_long: 'This is too long. Please shorten it.',
    invalid_email: 'Please enter an email address like name@example.com.',
    unsendable_email:
      'Many mail servers do not accept letters like ö before the @. Please use an address without them.',
    invalid_phone: 'Please enter a phone number with its area code, like 069 1234567 or +44 20 7946 0958.',
    invalid_date: 'This date does not exist. Please check day and month.',
    date_in_past: 'Please choose today or a later day.',
    date_too_far: 'Please choose a day within the next 18 months.',
    invalid_time: 'Please enter a time from 00:00 to 23:59.',
    time_left_out: 'The clocks go forward that night, so this time does not exist. Please choose another.',
    time_in_past: 'This time has passed in Frankfurt. Please choose a later one.',
    out_of_range: 'This number is too low or too high. Please change it.',
    not_offered: 'This choice is no longer offered. Please choose again.',
    not_accepted: 'Please tick this box to go on.',
    invalid_key: 'Please reload the page and try again.',
    invalid_token: 'This link does not work.',
    expired_token: 'This link has expired.',
  },
  de: {
    unknown_field: 'Dieses Feld wird hier nicht erwartet. Bitte laden Sie die Seite neu.',
    required: 'Bitte füllen Sie dieses Feld aus.',
    wrong_type: 'Bitte prüfen Sie diese Angabe.',
    invalid_characters: 'Bitte entfernen Sie Zeilenumbrüche und unsichtbare Zeichen.',
    too_long: 'Diese Angabe ist zu lang. Bitte kürzen Sie sie.',
    invalid_email: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    unsendable_email:
      'Viele Mailserver nehmen Buchstaben wie ö vor dem @ nicht an. Bitte verwenden Sie eine Adresse ohne solche Zeichen.',
    invalid_phone:
      'Bitte geben Sie eine Telefonnummer mit Vorwahl ein, zum Beispiel 069 1234567 oder +44 20 7946 0958.',
    invalid_date: 'Dieses Datum gibt es nicht. Bitte prüfen Sie Tag und Monat.',
    date_in_past: 'Bitte wählen Sie heute oder einen späteren Tag.',
    date_too_far: 'Bitte wählen Sie einen Tag in den nächsten 18 Monaten.',
    invalid_time: 'Bitte geben Sie eine Uhrzeit von 00:00 bis 23:59 ein.',
    time_left_out:
      'In dieser Nacht wird die Uhr vorgestellt: Diese Uhrzeit gibt es nicht. Bitte wählen Sie eine andere.',
    time_in_past: 'Diese Uhrzeit ist in Frankfurt schon vorbei. Bitte wählen Sie eine spätere.',
    out_of_range: 'Diese Zahl ist zu klein oder zu groß. Bitte ändern Sie sie.',
    not_offered: 'Diese Auswahl wird nicht mehr angeboten. Bitte wählen Sie erneut.',
    not_accepted: 'Bitte bestätigen Sie dieses Feld.',
    invalid_key: 'Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    invalid_token: 'Dieser Link funktioniert nicht.',
    expired_token: 'Dieser Link ist abgelaufen.',
  },
};
