import WarningAmber from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useId } from 'react';

interface FormDialogProps {
  title: string;
  submit: string;
  pending?: boolean;
  color?: 'primary' | 'error';
  onSubmit: () => void;
  onClose: () => void;
  /** Deletes the draft, which closing alone keeps. */
  onDiscard?: () => void;
  /** Label of the closing button if *Cancel* could be misread. */
  dismiss?: string;
  /** Whether it cannot be submitted yet. */
  disabled?: boolean;
  maxWidth?: 'xs' | 'sm';
  children: ReactNode;
}

/** Only the fields scroll; the buttons are sticky. */
const Column = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0 });

const firstField = 'input:not([type="radio"]), input:checked, textarea, [role="combobox"]';

/** Outside the component, so that it is called once: when the form is mounted. */
function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(firstField)?.focus();
}

/** A dialog with a short form; the first field has the focus. */
export function FormDialog({
  title,
  submit,
  pending,
  color = 'primary',
  onSubmit,
  onClose,
  onDiscard,
  dismiss = 'Cancel',
  disabled,
  maxWidth = 'xs',
  children,
}: FormDialogProps) {
  const id = useId();
  const cancel = () => {
    onDiscard?.();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <Column
        ref={focusFirstField}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel} color="secondary">
            <span>{onDiscard ? 'Discard' : dismiss}</span>
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={color}
            startIcon={color === 'error' && <WarningAmber />}
            loading={pending}
            disabled={disabled}
          >
            {submit}
          </Button>
        </DialogActions>
      </Column>
    </Dialog>
  );
}
