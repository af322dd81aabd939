/**
 * Address of a chat with a prefilled greeting (rule contact.chat).
 * @param number digits only, with the country code and no leading zeros
 */
export const whatsappChat = (number: string, greeting: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
