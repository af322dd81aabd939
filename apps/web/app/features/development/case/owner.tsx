import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { euroMillions } from './format';
import type { CaseNumbers } from './case-numbers';
import { Sums } from './sums';

interface OwnerProps {
  content: InvestmentCaseContent['owner'];
  numbers: CaseNumbers;
}

/** Costs and rent for the owner of the building. */
export function Owner({ content, numbers: { inputs, chosen } }: OwnerProps) {
  const { areaSqm, rentPerSqm, rentFreeMonths, reducedRentYears, reducedRentPercent, subsidyPerSqm } = inputs;
  const fullRent = areaSqm * rentPerSqm;
  const rentFree = fullRent * rentFreeMonths;
  const subsidy = areaSqm * subsidyPerSqm;
  const reduced = (fullRent * reducedRentYears * 12 * (100 - reducedRentPercent)) / 100;
  const paid = chosen.years.reduce((sum, { rent }) => sum + rent, 0);

  return (
    <Sums
      id="case-owner"
      title={content.title}
      lead={content.lead}
      sums={[
        { label: content.rentFree, value: euroMillions(rentFree) },
        { label: content.subsidy, value: euroMillions(subsidy) },
        { label: content.reduced, value: euroMillions(reduced) },
        { label: content.given, value: euroMillions(rentFree + subsidy + reduced), total: true },
        { label: content.paid, value: euroMillions(paid) },
      ]}
      note={content.note}
    />
  );
}
