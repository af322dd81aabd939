import type { InvestmentCaseContent } from './investment-case';

/** Shape of the landlord presentation, which is delivered behind its gate; the texts are in libs/protected-content. */
export interface Development {
  opening: {
    kicker: string;
    title: string;
    lead: string;
    picture: PictureName;
    watch: string;
    toCase: string;
    film: { title: string; close: string };
  };
  figures: { title: string; note: string; figures: readonly BigFigure[] };
  house: PictureStory & { plan: { button: string; text: string; venue: string } };
  week: PictureStory;
  phases: { title: string; lead: string; words: PhaseWords; phases: readonly EngagementPhase[] };
  products: { title: string; lead: string; columns: ProductColumns; products: readonly CoreProduct[] };
  terms: {
    title: string;
    lead: string;
    requirements: { title: string; items: readonly string[] };
    offered: { title: string; terms: readonly OfferedTerm[] };
  };
  proposal: {
    title: string;
    lead: string;
    points: readonly { title: string; text: string }[];
    picture: PictureName;
    start: string;
    /** Accessible name of the link. */
    opensMail: string;
    mail: { subject: string; body: string };
    /** Alternative if no mail program opens. */
    otherwise: { text: string; address: string; form: string };
    toCase: string;
  };
  investmentCase: InvestmentCaseContent;
}

/** Id of a public picture, and an alternative text. */
export interface PictureName {
  id: string;
  alt?: string;
}

export interface BigFigure {
  /** Smaller text before the number: up to. */
  before?: string;
  value: string;
  unit?: string;
  label: string;
}

/** Pictures in a row with a few words each. */
export interface PictureStory {
  kicker: string;
  title: string;
  lead: string;
  /** Accessible name of the carousel. */
  label: string;
  slides: readonly { picture: PictureName; title: string; text: string }[];
}

interface PhaseWords {
  tools: string;
  output: string;
}

/** One of the six steps from a first walk through the building to a running venue (rule development.phases). */
export interface EngagementPhase {
  number: number;
  title: string;
  header: string;
  description: string;
  tools: readonly string[];
  output: string;
}

interface ProductColumns {
  product: string;
  size: string;
  goal: string;
}

/** What a location is made of (rule development.phases). */
export interface CoreProduct {
  name: string;
  size: string;
  goal: string;
}

export interface OfferedTerm {
  term: string;
  value: string;
  detail: string;
}
