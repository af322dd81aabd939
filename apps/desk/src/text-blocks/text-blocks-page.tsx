import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type Language, languageNames, languages } from '@mainstage/contracts/language';
import type { TextBlock } from '@mainstage/contracts/desk/text-blocks';
import { useState } from 'react';
import { useSession } from '../session/session';
import { Page } from '../shell/page';
import { EmptyState, LoadError, LoadingRows } from '../shell/states';
import { useNow } from '../text/use-now';
import { TextBlockDialog } from './text-block-dialog';
import { TextBlockHistoryDialog } from './text-block-history-dialog';
import { TextBlockRow } from './text-block-row';
import { useTextBlocks } from './text-block-calls';

type Shown = { dialog: 'edit' | 'history'; block: TextBlock } | { dialog: 'new' };

export function TextBlocksPage() {
  const now = useNow();
  const { member } = useSession();
  const { data, error, refetch } = useTextBlocks();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const mayWrite = member.right !== 'read';
  return (
    <Page
      title="Text blocks"
      actions={
        mayWrite && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setShown({ dialog: 'new' })}>
            New text block
          </Button>
        )
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        Texts for answers and offers, put in by one press. Placeholders such as {'{venue}'} become what the lead says.
      </Typography>
      {!data ? (
        error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows />
        )
      ) : data.length === 0 ? (
        <EmptyState text="There are no text blocks yet." />
      ) : (
        <Box
          sx={{
            ...{ display: 'grid', gap: 3, alignItems: 'start' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {languages.map((language) => (
            <LanguageList key={language} language={language}>
              {data
                .filter((block) => block.language === language)
                .map((block) => (
                  <TextBlockRow
                    key={block.id}
                    block={block}
                    now={now}
                    onEdit={mayWrite ? () => setShown({ dialog: 'edit', block }) : undefined}
                    onHistory={() => setShown({ dialog: 'history', block })}
                  />
                ))}
            </LanguageList>
          ))}
        </Box>
      )}
      {shown?.dialog === 'new' && <TextBlockDialog onClose={close} />}
      {shown?.dialog === 'edit' && <TextBlockDialog block={shown.block} onClose={close} />}
      {shown?.dialog === 'history' && (
        <TextBlockHistoryDialog block={shown.block} mayRestore={mayWrite} onClose={close} />
      )}
    </Page>
  );
}

function LanguageList({ language, children }: { language: Language; children: React.ReactNode[] }) {
  const label = languageNames[language];
  return (
    <Paper component="section" variant="outlined" aria-label={label} sx={{ overflow: 'hidden' }}>
      <Typography variant="h2" sx={{ px: 2, py: 1.5 }}>
        {children.length > 0 ? `${label} (${children.length})` : label}
      </Typography>
      {children.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      ) : (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          No text in this language.
        </Typography>
      )}
    </Paper>
  );
}
