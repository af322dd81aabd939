import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contact } from '@mainstage/content/pages/contact';
import { brand } from '@mainstage/content/site/brand';
import { whatsappChat } from '@mainstage/content/site/whatsapp';
import { QrCode } from '@mainstage/ui/qr-code/qr-code';
import { qrModules } from '@mainstage/ui/qr-code/qr-modules';
import { radius } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';

/** Width and height of the code in CSS pixels (rule contact.chat). */
const codeSize = 200;

const { whatsapp: words } = contact.copy;
const chatAddress = whatsappChat(brand.whatsapp.number, words.greeting);
const chatCode = qrModules(chatAddress);

/** Link to the chat: a QR code for the phone, the number, and a link for readers on a phone. */
export function ChatCode() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 24px' }}>
      <Box sx={{ border: `1px solid ${tone.line}`, borderRadius: radius }}>
        <QrCode code={chatCode} label={words.code} size={codeSize} />
      </Box>
      <Box sx={{ flex: '1 1 160px', '&& > * + *': { marginTop: 1 } }}>
        <p>{brand.whatsapp.label}</p>
        <p>
          <a href={chatAddress} target="_blank" rel="noopener noreferrer">
            {words.open} <VisuallyHidden>{words.newTab}</VisuallyHidden>
          </a>
        </p>
        <Typography variant="caption">{words.text}</Typography>
      </Box>
    </Box>
  );
}
