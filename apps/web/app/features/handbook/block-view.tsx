import type { HandbookBlock } from '@mainstage/contracts/gates/handbook';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { LineList, StepList } from '@mainstage/ui/text/lists';
import Stack from '@mui/material/Stack';
import { Answers } from './answers';
import { DataTable } from './data-table';
import { DatesBlock } from './dates-block';
import { Downloads } from './downloads';
import { GatedPicture } from './gated-picture';
import { Menus } from './menus';
import { Paragraphs } from './paragraphs';
import { ButtonLink } from '../../components/links/button-link';

export function BlockView({ block }: { block: HandbookBlock }) {
  switch (block.kind) {
    case 'text':
      return <Paragraphs paragraphs={block.paragraphs} />;
    case 'figures':
      return <FactsRow facts={block.figures} />;
    case 'table':
      return <DataTable caption={block.caption} columns={block.columns} rows={block.rows} />;
    case 'steps':
      return <StepList steps={block.steps} />;
    case 'answers':
      return <Answers answers={block.answers} />;
    case 'menus':
      return <Menus menus={block.menus} />;
    case 'downloads':
      return <Downloads downloads={block.downloads} />;
    case 'pictures':
      return block.pictures.map((picture) => <GatedPicture key={picture.file} {...picture} />);
    case 'dates':
      return <DatesBlock />;
    case 'lines':
      return <LineList lines={block.lines} />;
    case 'links':
      return (
        <Stack spacing={0.5}>
          {block.links.map(({ label, to }) => (
            <ButtonLink key={to} to={to} variant="text">
              {label}
            </ButtonLink>
          ))}
        </Stack>
      );
  }
}
