import Typography from '@mui/material/Typography';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { Fragment, type ReactNode } from 'react';
import { useSession } from '../session/session';

interface OwnFirstProps<Lead> {
  /** One's own first. */
  leads: readonly Lead[];
  row: (lead: Lead) => ReactNode;
}

/** The leads of a section of Today, with a separator between one's own and those of others. */
export function OwnFirst<Lead extends DeskLead>({ leads, row }: OwnFirstProps<Lead>) {
  const { email } = useSession().member;
  const others = leads.findIndex(({ owner }) => owner !== email);
  return leads.map((lead, index) => (
    <Fragment key={lead.id}>
      {index === 0 && others !== 0 && <GroupLabel text="Mine" />}
      {index === others && others > 0 && <GroupLabel text="Others" />}
      {row(lead)}
    </Fragment>
  ));
}

const GroupLabel = ({ text }: { text: string }) => (
  <Typography variant="body2" component="h3" color="textSecondary" sx={{ px: 2, pt: 1, fontWeight: 600 }}>
    {text}
  </Typography>
);
