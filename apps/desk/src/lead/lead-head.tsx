import { nounFor } from '@mainstage/contracts/counted';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Mail from '@mui/icons-material/Mail';
import Phone from '@mui/icons-material/Phone';
import Visibility from '@mui/icons-material/Visibility';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { languageNames } from '@mainstage/contracts/language';
import { TimeLeftText } from '../leads/time-left-text';
import { memberName, useSession } from '../session/session';
import { kindLabels, lostReasonLabels, sourceLabels, stateLabels } from '../text/labels';
import { AnswerFailed } from '../answer/answer-failed';
import { momentText, stepText } from '../text/times';
import { PutOffNotices } from './put-off-notices';
import { ReplyWaits } from './reply-waits';
import type { useChangeLead } from './use-change-lead';
import { answerAddress, telephoneAddress } from './answer-address';

interface LeadHeadProps {
  lead: DeskLeadDetail;
  now: number;
  listAddress: string;
  change: ReturnType<typeof useChangeLead>['change'];
}

/** Name, state and contact details of the lead. */
export function LeadHead({ lead, now, listAddress, change }: LeadHeadProps) {
  const { member, team } = useSession();
  const { name, company, kind, reference, source, receivedAt, state, lostReason, owner, nextStep, email, phone } = lead;
  const others = lead.viewers.filter((viewer) => viewer !== member.email);
  return (
    <Box component="header" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <IconButton
          component={Link}
          to={listAddress}
          aria-label="Back to the list"
          edge="start"
          sx={{ display: { md: 'none' } }}
        >
          <ArrowBack />
        </IconButton>
        <Typography
          variant="h1"
          sx={{
            flex: { xs: '1 0 calc(100% - 56px)', md: '1 0 0' },
            minWidth: 0,
            maxWidth: { xs: 'calc(100% - 56px)', md: 'none' },
          }}
        >
          <span>{name}</span>
          {company && (
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {` · ${company}`}
            </Box>
          )}
        </Typography>
        <TimeLeftText lead={lead} now={now} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[
          kindLabels[kind],
          reference,
          `answered in ${languageNames[lead.language]}`,
          sourceLabels[source],
          `received ${momentText(receivedAt, now)}`,
        ].join(' · ')}
      </Typography>
      <Typography>
        {[
          state === 'lost' && lostReason ? `Lost: ${lostReasonLabels[lostReason].toLowerCase()}` : stateLabels[state],
          memberName(team, owner),
          nextStep && `Next: ${stepText(nextStep, now)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {email && (
          <Button
            href={answerAddress({ ...lead, email })}
            color="secondary"
            startIcon={<Mail />}
            sx={{ minWidth: 0, textAlign: 'left', overflowWrap: 'anywhere' }}
          >
            <span>{email}</span>
          </Button>
        )}
        {phone && (
          <Button href={telephoneAddress(phone)} color="secondary" startIcon={<Phone />}>
            <span>{phone}</span>
          </Button>
        )}
      </Box>
      {others.length > 0 && (
        <Alert severity="info" icon={<Visibility fontSize="inherit" />} sx={{ py: 0 }}>
          {`${others.map((viewer) => memberName(team, viewer)).join(', ')} ${nounFor(others.length, 'has', 'have')} this lead open too.`}
          {lead.answering.map((viewer) => ` ${memberName(team, viewer)} is answering.`)}
        </Alert>
      )}
      {lead.answerFailedAt && <AnswerFailed lead={lead} failedAt={lead.answerFailedAt} now={now} change={change} />}
      <PutOffNotices lead={lead} now={now} change={change} />
      {lead.repliedAt && <ReplyWaits lead={lead} repliedAt={lead.repliedAt} now={now} change={change} />}
      {lead.quarantined && (
        <Alert severity="warning">
          {`Quarantined as suspected spam: no mail was sent and no clock runs. ${lead.suspicions.join(' ')}`}
        </Alert>
      )}
    </Box>
  );
}
