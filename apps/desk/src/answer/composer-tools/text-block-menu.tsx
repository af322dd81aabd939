import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { type Language, languageNames } from '@mainstage/contracts/language';
import { type FilledTextBlock, placeholders, type TextBlockPlace } from '@mainstage/contracts/desk/text-blocks';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { callDesk } from '../../api/call-desk';
import { errorText } from '../../api/error-text';
import { queryKeys } from '../../api/query-keys';
import type { Omitted } from './omitted-notice';

interface TextBlockMenuProps {
  leadId: string;
  language: Language;
  place: TextBlockPlace;
  onInsert: (text: string, omitted: Omitted) => void;
}

/** The team's texts for a place in a language, filled with the lead's facts; a click inserts one. */
export function TextBlockMenu({ leadId, language, place, onInsert }: TextBlockMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data, error } = useQuery({
    queryKey: queryKeys.filledTextBlocks(leadId),
    queryFn: ({ signal }) => callDesk<FilledTextBlock[]>(`/leads/${leadId}/text-blocks`, { signal }),
    enabled: anchor !== null,
  });
  const close = () => setAnchor(null);
  const insert = ({ text, missing, title }: FilledTextBlock) => {
    close();
    const sentences = missing.map((name) => `The lead does not say ${placeholders[name]}: fill in ___ yourself.`);
    onInsert(text, { title: `“${title}” has gaps`, sentences });
  };
  const blocks = data?.filter((block) => block.language === language && block.place === place);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Text blocks
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { sx: { maxWidth: 420, maxHeight: '60vh' } } }}
      >
        {blocks?.map((block) => (
          <MenuItem
            key={block.id}
            disabled={block.withheld}
            onClick={() => insert(block)}
            sx={{ whiteSpace: 'normal' }}
          >
            <ListItemText
              primary={block.title}
              secondary={block.withheld ? 'Only while the requested day is free for them' : block.text}
              slotProps={{ secondary: { lang: block.withheld ? 'en' : block.language, noWrap: true } }}
            />
          </MenuItem>
        ))}
        {!data && <MenuItem disabled>{error ? errorText(error) : 'Loading …'}</MenuItem>}
        {blocks?.length === 0 && <MenuItem disabled>{`No text in ${languageNames[language]}`}</MenuItem>}
        <MenuItem component={Link} to="/settings/text-blocks" divider={false}>
          Edit the text blocks
        </MenuItem>
      </Menu>
    </>
  );
}
