import { contact } from '@mainstage/content/pages/contact';
import { brand } from '@mainstage/content/site/brand';
import { whatsappChat } from '@mainstage/content/site/whatsapp';
import { qrModules } from '@mainstage/ui/qr-code/qr-modules';

/** Where the chat is opened (rule contact.chat). */
export const chatAddress = whatsappChat(brand.whatsapp.number, contact.copy.whatsapp.greeting);

/** The same as a QR code. It is drawn while the site is built: what draws it weighs more than the rest of its page. */
export const chatCode = qrModules(chatAddress);
