import type { ValuesOf } from '../../forms/submission/values';

/** Body of the tour form for the API: guests are an integer, or absent (rule form.tour). Other text becomes NaN. */
export function tourBody(values: ValuesOf<'tour'>): object {
  const guests = String(values.numberOfGuests ?? '').trim();
  return { ...values, numberOfGuests: guests === '' ? undefined : /^\d+$/.test(guests) ? Number(guests) : Number.NaN };
}
