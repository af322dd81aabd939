import type { GridColDef } from '@mui/x-data-grid';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import type { TeamMember } from '@mainstage/contracts/desk/session';
import { languageNames } from '@mainstage/contracts/language';
import { memberName } from '../session/session';
import { kindLabels, lostReasonLabels, sourceLabels, stateLabels } from '../text/labels';
import { timeLeftOf } from '../text/time-left';
import { dayText, momentText } from '../text/times';

interface ColumnSettings {
  now: number;
  team: readonly TeamMember[];
  venueName: (id: string | null) => string;
}

/** The columns of the table. The server sorts by two of them; the others would sort one page only. */
export function columnsFor({ now, team, venueName }: ColumnSettings): GridColDef<DeskLead>[] {
  const day = (at: string | null) => (at ? momentText(at, now) : '');
  const columns: GridColDef<DeskLead>[] = [
    { field: 'reference', headerName: 'Reference', width: 110 },
    { field: 'name', headerName: 'Name', width: 180 },
    { field: 'company', headerName: 'Company', width: 200 },
    { field: 'kind', headerName: 'Kind', width: 130, valueGetter: (_, { kind }) => kindLabels[kind] },
    { field: 'state', headerName: 'State', width: 110, valueGetter: (_, { state }) => stateLabels[state] },
    { field: 'owner', headerName: 'Owner', width: 140, valueGetter: (_, { owner }) => memberName(team, owner) },
    {
      field: 'receivedAt',
      headerName: 'Received',
      width: 160,
      sortable: true,
      valueGetter: (_, { receivedAt }) => day(receivedAt),
    },
    {
      field: 'answerBy',
      headerName: 'Answer by',
      width: 170,
      sortable: true,
      valueGetter: (_, lead) => timeLeftOf(lead, now).text,
    },
    { field: 'venue', headerName: 'Venue', width: 190, valueGetter: (_, { venue }) => venueName(venue) },
    { field: 'date', headerName: 'Date', width: 130, valueGetter: (_, { date }) => date && dayText(date, now) },
    {
      field: 'language',
      headerName: 'Answered in',
      width: 110,
      valueGetter: (_, { language }) => languageNames[language],
    },
    { field: 'source', headerName: 'Source', width: 110, valueGetter: (_, { source }) => sourceLabels[source] },
    { field: 'nextStep', headerName: 'Next step', width: 220, valueGetter: (_, { nextStep }) => nextStep?.what },
    {
      field: 'lostReason',
      headerName: 'Lost because',
      width: 160,
      valueGetter: (_, { lostReason }) => lostReason && lostReasonLabels[lostReason],
    },
    { field: 'email', headerName: 'Email address', width: 220 },
    { field: 'phone', headerName: 'Telephone', width: 150 },
  ];
  return columns.map((column) => ({ sortable: false, ...column }));
}
