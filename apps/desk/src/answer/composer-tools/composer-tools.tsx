import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { DocumentKind } from '@mainstage/contracts/desk/documents';
import { type Language, languageNames, languages } from '@mainstage/contracts/language';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { useState } from 'react';
import { DocumentButtons } from './document-buttons';
import { DraftButton } from './draft-button';
import { type Omitted, OmittedNotice } from './omitted-notice';
import { TextBlockMenu } from './text-block-menu';

export interface ComposerToolsProps {
  lead: DeskLeadDetail;
  /** Inserts a text into the answer at the cursor. */
  onInsert: (text: string) => void;
  /** Inserts a draft from facts; replaces an earlier draft that is unchanged. */
  onDraft: (text: string) => void;
  onDocument: (kind: DocumentKind, filename: string) => void;
}

/** Tools for an answer: a draft from facts, the team's texts, and documents. None of them sends anything. */
export function ComposerTools({ lead, onInsert, onDraft, onDocument }: ComposerToolsProps) {
  const [language, setLanguage] = useState<Language>(lead.language);
  const [omitted, setOmitted] = useState<Omitted>();
  const naming = (put: (text: string) => void) => (text: string, left: Omitted) => {
    setOmitted(left);
    put(text);
  };
  return (
    <Box component="section" aria-label="What the answer is made from" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language of the texts"
          value={language}
          onChange={(_, chosen: Language | null) => chosen && setLanguage(chosen)}
        >
          {languages.map((each) => (
            <ToggleButton key={each} value={each}>
              {languageNames[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DraftButton leadId={lead.id} language={language} onInsert={naming(onDraft)} />
        <TextBlockMenu leadId={lead.id} language={language} place="answer" onInsert={naming(onInsert)} />
      </Box>
      {omitted && <OmittedNotice omitted={omitted} onClose={() => setOmitted(undefined)} />}
      <DocumentButtons leadId={lead.id} onDocument={onDocument} />
    </Box>
  );
}
