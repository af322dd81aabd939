/**
 * Address of a chat with a greeting filled in (rule contact.chat).
 * @param number digits only, with the country's number and no leading zeros
 */
export const whatsappChat = (number: string, greeting: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
