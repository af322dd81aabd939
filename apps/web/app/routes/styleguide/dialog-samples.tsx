import Button from '@mui/material/Button';
import { useState } from 'react';
import { styleguide } from '@mainstage/content/pages/styleguide';
import { PageDialog } from '@mainstage/ui/dialog/page-dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FilmDialog } from '../../components/pictures/film-dialog';
import { pictureFrom } from '../../pictures';
import { Titled } from '../../components/sections/titled';

const { dialogs } = styleguide.copy;
type SampleDialog = 'text' | 'own' | 'hosted';

/** Dialogs: text, a film of ours, and one that needs consent before another company's player is loaded. */
export function DialogSamples() {
  const [open, setOpen] = useState<SampleDialog>();
  const close = () => setOpen(undefined);

  return (
    <Titled id="dialogs" title={dialogs.title}>
      <Stack direction="row">
        {(['text', 'own', 'hosted'] as const).map((name) => (
          <Button key={name} variant="outlined" onClick={() => setOpen(name)}>
            {dialogs[name].open}
          </Button>
        ))}
      </Stack>
      <PageDialog open={open === 'text'} onClose={close} title={dialogs.text.title} close={dialogs.close}>
        <Typography variant="prose">{dialogs.text.text}</Typography>
      </PageDialog>
      <FilmDialog open={open === 'own'} onClose={close} title={dialogs.own.title} address="/film/hero-loop.mp4" />
      <FilmDialog
        open={open === 'hosted'}
        onClose={close}
        title={dialogs.hosted.title}
        address={dialogs.hosted.src}
        still={pictureFrom(dialogs.hosted.still)}
      />
    </Titled>
  );
}
