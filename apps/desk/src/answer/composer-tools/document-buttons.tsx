import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DocumentKind, LeadDocument, LeadDocuments } from '@mainstage/contracts/desk/documents';
import { callDesk } from '../../api/call-desk';
import { queryKeys } from '../../api/query-keys';
import { LoadError, LoadingRows } from '../../shell/states';

const labels = {
  'data-sheet': 'Data sheet',
  brochure: 'Brochure',
  plan: 'Floor plan',
  estimate: 'Estimate',
} as const satisfies Record<DocumentKind, string>;

interface DocumentButtonsProps {
  leadId: string;
  onDocument: (kind: DocumentKind, filename: string) => void;
}

/** Documents generated from the lead, each with buttons to attach and to preview it. */
export function DocumentButtons({ leadId, onDocument }: DocumentButtonsProps) {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.leadDocuments(leadId),
    queryFn: ({ signal }) => callDesk<LeadDocuments>(`/leads/${leadId}/documents`, { signal }),
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={1} height={48} />;
  return (
    <Box component="ul" aria-label="Documents" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {data.documents.map((document) => (
        <DocumentItem key={document.kind} leadId={leadId} document={document} onDocument={onDocument} />
      ))}
    </Box>
  );
}

function DocumentItem({ leadId, document, onDocument }: DocumentButtonsProps & { document: LeadDocument }) {
  const { kind, filename, reason, notes } = document;
  const label = labels[kind];
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Button
        size="small"
        startIcon={<AttachFileIcon />}
        disabled={filename === null}
        onClick={() => filename !== null && onDocument(kind, filename)}
        aria-label={`Attach: ${label}`}
      >
        {label}
      </Button>
      {filename !== null && (
        <Link
          href={`${deskApi}/leads/${leadId}/documents/${kind}`}
          target="_blank"
          rel="noreferrer"
          variant="body2"
          aria-label={`Preview: ${label}, in a new tab`}
        >
          Preview
        </Link>
      )}
      {[reason, ...notes].map(
        (sentence) =>
          sentence !== null && (
            <Typography key={sentence} variant="body2" color="textSecondary">
              {sentence}
            </Typography>
          ),
      )}
    </Box>
  );
}
