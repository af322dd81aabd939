import type {
  NewTextBlock,
  TextBlock as ShownTextBlock,
  TextBlockChange,
  TextBlockRestore,
  TextBlockVersion as ShownVersion,
} from '@mainstage/contracts/desk/text-blocks';
import { type EntityManager, IsNull } from 'typeorm';
import { FieldsRejected } from '../actions/fields-rejected';
import { TextBlock } from '../entities/text-block';
import { TextBlockVersion } from '../entities/text-block-version';
import { unknownPlaceholder } from './placeholders';

/** There is no such text block, or it was deleted. */
export class TextBlockNotFound extends Error {
  override readonly name = 'TextBlockNotFound';
}

export class TextBlockChangedMeanwhile extends Error {
  override readonly name = 'TextBlockChangedMeanwhile';
  constructor(readonly current: ShownTextBlock) {
    super('The text block has changed meanwhile');
  }
}

export async function listTextBlocks(manager: EntityManager): Promise<ShownTextBlock[]> {
  const blocks = await manager.find(TextBlock, { where: { removedAt: IsNull() }, order: { title: 'ASC', id: 'ASC' } });
  return blocks.map(shown);
}

/** @param by address of the member @throws FieldsRejected for a placeholder that does not exist */
export async function addTextBlock(manager: EntityManager, block: NewTextBlock, by: string): Promise<ShownTextBlock> {
  checkPlaceholders(block);
  const { title, language, text, place = 'answer', onlyIfFree = false } = block;
  const { identifiers } = await manager.insert(TextBlock, { title, language, text, place, onlyIfFree, changedBy: by });
  return shown(await manager.findOneByOrFail(TextBlock, { id: String(identifiers[0]?.['id']) }));
}

/** @throws TextBlockNotFound, TextBlockChangedMeanwhile, FieldsRejected */
export function changeTextBlock(
  manager: EntityManager,
  id: string,
  change: TextBlockChange,
  by: string,
): Promise<ShownTextBlock> {
  checkPlaceholders(change);
  return manager.transaction(async (own) => {
    const block = await lockTextBlock(own, id);
    if (block.version !== change.version) throw new TextBlockChangedMeanwhile(shown(block));
    return writeVersion(own, block, change, by);
  });
}

/**
 * Makes an old version the newest one, also of a deleted text block.
 * @throws TextBlockNotFound if there is no such block or version, TextBlockChangedMeanwhile
 */
export function restoreTextBlock(
  manager: EntityManager,
  id: string,
  { version, from }: TextBlockRestore,
  by: string,
): Promise<ShownTextBlock> {
  return manager.transaction(async (own) => {
    const block = await lockTextBlock(own, id, true);
    if (block.version !== version) throw new TextBlockChangedMeanwhile(shown(block));
    const old = from === version ? block : await own.findOneBy(TextBlockVersion, { blockId: id, version: from });
    if (!old) throw new TextBlockNotFound();
    return writeVersion(own, block, old, by);
  });
}

/** Deletes a text block; its versions stay, so that it can be restored. @throws TextBlockNotFound */
export async function removeTextBlock(manager: EntityManager, id: string): Promise<void> {
  const { affected } = await manager.update(TextBlock, { id, removedAt: IsNull() }, { removedAt: () => 'now()' });
  if (!affected) throw new TextBlockNotFound();
}

/** Every version, newest first. @throws TextBlockNotFound */
export async function textBlockHistory(manager: EntityManager, id: string): Promise<ShownVersion[]> {
  const block = await manager.findOneBy(TextBlock, { id, removedAt: IsNull() });
  if (!block) throw new TextBlockNotFound();
  const versions = await manager.find(TextBlockVersion, { where: { blockId: id }, order: { version: 'DESC' } });
  return [block, ...versions].map(({ title, language, text, version, changedBy, changedAt }) => ({
    ...{ title, language, text, version, changedBy, changedAt: changedAt.toISOString() },
  }));
}

async function lockTextBlock(manager: EntityManager, id: string, alsoRemoved = false): Promise<TextBlock> {
  const block = await manager.findOne(TextBlock, {
    where: { id, ...(!alsoRemoved && { removedAt: IsNull() }) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!block) throw new TextBlockNotFound();
  return block;
}

async function writeVersion(
  manager: EntityManager,
  { id, version, removedAt, place: _, onlyIfFree, ...before }: TextBlock,
  change: Pick<TextBlockChange, 'title' | 'language' | 'text' | 'onlyIfFree'>,
  by: string,
): Promise<ShownTextBlock> {
  const { title, language, text } = change;
  await manager.insert(TextBlockVersion, { blockId: id, version, ...before });
  await manager.update(
    TextBlock,
    { id },
    {
      ...{ title, language, text, version: version + 1, changedBy: by, changedAt: () => 'now()', removedAt: null },
      onlyIfFree: change.onlyIfFree ?? onlyIfFree,
    },
  );
  return shown(await manager.findOneByOrFail(TextBlock, { id }));
}

function checkPlaceholders({ text }: Pick<NewTextBlock, 'text'>): void {
  const unknown = unknownPlaceholder(text);
  if (unknown !== undefined)
    throw new FieldsRejected([
      { field: 'text', code: 'not_offered', message: `text has a placeholder that does not exist: {${unknown}}` },
    ]);
}

const shown = ({ changedAt, removedAt: _, ...block }: TextBlock): ShownTextBlock => ({
  ...block,
  changedAt: changedAt.toISOString(),
});
