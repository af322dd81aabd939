import type { Language } from '@mainstage/contracts/language';
import type { Block } from './blocks';
import { colours, font } from './design';

const addressOf: Record<Language, string> = {
  en: 'If the button does not work, copy this address into your browser:',
  de: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie bitte diese Adresse in Ihren Browser:',
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

/** The address of a link in full, for readers whose program does not open it, and to check or copy. */
export function LinkAddress({ language, url }: { language: Language; url: string }) {
  return (
    <p className="quiet" style={{ margin: '0 0 28px', font: `400 15px/22px ${font.text}`, color: colours.quiet }}>
      {addressOf[language]}
      <br />
      <a href={url} className="quiet" style={{ color: colours.quiet, wordBreak: 'break-all' }}>
        {url}
      </a>
    </p>
  );
}
