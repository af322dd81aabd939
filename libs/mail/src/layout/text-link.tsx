import type { Language } from '@mainstage/contracts/language';
import type { Block } from './blocks';
import { colours, font } from './design';

const ifItFails: Record<Language, (label: string) => string> = {
  en: (label) => `If “${label}” does not open, copy this address into your browser:`,
  de: (label) => `Wenn sich „${label}“ nicht öffnen lässt, kopieren Sie bitte diese Adresse in Ihren Browser:`,
};

/** A link as text, with a touch target of full height. */
export function TextLink({ label, url }: Extract<Block, { kind: 'link' }>) {
  return (
    <div style={{ margin: '-8px 0 28px' }}>
      <a
        href={url}
        className="text"
        style={{ display: 'inline-block', padding: '11px 0', font: `600 17px/22px ${font.text}`, color: colours.ink }}
      >
        {label}
      </a>
    </div>
  );
}

interface LinkAddressProps {
  language: Language;
  /** Of the button that has this URL. */
  label: string;
  url: string;
}

/** The URL of a button in full, for readers whose program does not open it, and to check or copy. */
export function LinkAddress({ language, label, url }: LinkAddressProps) {
  return (
    <p className="quiet" style={{ margin: '0 0 28px', font: `400 15px/22px ${font.text}`, color: colours.quiet }}>
      {ifItFails[language](label)}
      <br />
      <a href={url} className="quiet" style={{ color: colours.quiet, wordBreak: 'break-all' }}>
        {url}
      </a>
    </p>
  );
}
