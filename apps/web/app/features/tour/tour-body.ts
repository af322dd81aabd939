import type { ValuesOf } from '../../forms/submission/values';

/** The tour form as the API wants it: guests are an integer, or absent (rule form.tour). Other text becomes no number at all. */
export function tourBody(values: ValuesOf<'tour'>): object {
  const guests = String(values.numberOfGuests ?? '').trim();
  return { ...values, numberOfGuests: guests === '' ? undefined : /^\d+$/.test(guests) ? Number(guests) : Number.NaN };
}
