import { deliveryTexts } from '@mainstage/content/forms/delivery';
import { receiptWords } from '@mainstage/content/forms/receipt';
import { noJsFormWords } from '@mainstage/content/forms/no-js-form';
import type { DeliveryState } from '@mainstage/contracts/delivery';
import { DefinitionList } from '@mainstage/nest/pages/definition-list';
import type { NoJsFormPages } from '../no-js-forms/no-js-form-pages';

/** What follows the receipt without scripts: how far its confirmation has come. In English, as most of the site is. */
export function deliveryPage(
  pages: Pick<NoJsFormPages, 'page'>,
  id: string,
  state: DeliveryState,
  nextTryAt: string | undefined,
): string {
  const { title, texts } = deliveryTexts.en;
  const text = texts[state](nextTryAt);
  return pages.page(
    'en',
    title,
    <>
      <p>{text}</p>
      <DefinitionList className="receipt" items={[[receiptWords.en.reference, id]]} />
      <p>
        <a href="/">{noJsFormWords.en.home}</a>
      </p>
    </>,
  );
}
