import { cateringTiers } from '@mainstage/content/constants/catering';
import type { HandbookMenu } from '@mainstage/contracts/gates/handbook';

/** Three tiers of one list; each contains the lower one. */
function tiers(
  kind: string,
  counts: { classic: number; premium: number; signature: number },
  items: readonly string[],
) {
  return (['classic', 'premium', 'signature'] as const).map((tier): HandbookMenu => ({
    id: `${kind}-${tier}`,
    name: tier.charAt(0).toUpperCase() + tier.slice(1),
    items: items.slice(0, counts[tier]),
  }));
}

export const buffetTiers = tiers('buffet', cateringTiers.buffet, [
  'Leaf salad with three dressings',
  'Potato salad with broth',
  'Roast vegetables with tahini, vegan',
  'Bread from our own oven',
  'Chicken fricassee',
  'Spinach dumplings with brown butter',
  'Basmati rice with almonds',
  'Green beans with savory',
  'Red berry jelly with vanilla',
  'Roast beef carved at the island',
  'Pike-perch with dill',
  'Chocolate mousse',
  'Burrata with tomatoes',
  'Saddle of venison with cranberries',
  'Cheese from five farms',
]);

export const barbecueTiers = tiers('barbecue', cateringTiers.barbecue, [
  'Bratwurst from the region',
  'Chicken thigh with paprika',
  'Grilled halloumi',
  'Corn on the cob with lime, vegan',
  'Cabbage slaw with apple',
  'Potatoes from the embers',
  'Three sauces and herb butter',
  'Flatbread from the grill',
  'Rump steak, sliced',
  'Grilled aubergine with pomegranate, vegan',
  'Pineapple from the grill with rum',
  'Whole salmon on the plank',
  'Spare ribs, smoked for six hours',
  'Ice cream from the cart',
]);

export const christmasTiers = tiers('christmas', cateringTiers.christmas, [
  'Lamb’s lettuce with bacon and walnuts',
  'Chestnut soup, vegan',
  'Roast goose with its gravy',
  'Nut roast with mushroom sauce, vegan',
  'Red cabbage with apple',
  'Potato dumplings',
  'Baked apple with marzipan',
  'Smoked salmon with beetroot',
  'Stollen and gingerbread',
  'Saddle of deer with juniper',
  'Spiced pears with blue cheese',
  'Mulled wine at the door',
]);
