/** Rolldown's data about modules while it forms chunks. */
interface ChunkingContext {
  getModuleInfo(module: string): { importers: readonly string[] } | null;
}

/** A chunk of several modules for Rolldown's `codeSplitting.groups`. */
interface ChunkGroup {
  name: string | ((module: string, context: ChunkingContext) => string | null);
  test?: RegExp;
  minShareCount?: number;
  tags?: ['$initial'];
  priority: number;
}

/** Matches modules in these folders, or with these path prefixes. */
const below = (...paths: string[]) => new RegExp(`[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})`);

/** The feature of a module, or its `page` folder. */
const feature = /[\\/]features[\\/]([\w-]+)(?:[\\/](page))?[\\/]/;

/** Modules that are loaded with every page. */
const everywhere = below('web/app/(?:entry.client|root|shell/page-(?:boundary|data)).tsx', 'web/app/head.ts');

/** Layout and texts of most pages. */
const onMostPages = below(
  'web/app/components/(?:links/(?:back|button)-link|loading/|page-address/|pages/plain|sections/(?:section-head|title))',
  'libs/ui/src/(?:layout/(?:panel|two-columns|line-item)|text/(?:dotted|rows))',
  'libs/content/src/(?:constants/(?:figures|motion|prices|small|webinar)|forms/(?:enquiries|form-copy|answer-language)|mailto/|site/)',
  'libs/contracts/src/(?:date-text|day-parts)\\.ts',
  'libs/venues/facts/src/(?:ids|number-format|venue-names)\\.ts',
  '@mui/(?:icons-material/ArrowBack\\.|material/(?:Grid/|utils/useSlot)|utils/useSlotProps/)',
);

/** Whether every page needs a module, because one of `everywhere` imports it, directly or not, or most pages do. */
function inShell(module: string, context: ChunkingContext): boolean {
  if (onMostPages.test(module)) return true;
  const seen = new Set([module]);
  for (const each of seen) {
    if (everywhere.test(each)) return true;
    context.getModuleInfo(each)?.importers.forEach((importer) => seen.add(importer));
  }
  return false;
}

/** A chunk of modules that several pages share. */
const shared = (name: string, ...paths: string[]): Omit<ChunkGroup, 'priority'> => ({
  name,
  test: below(...paths),
  minShareCount: 2,
  tags: ['$initial'],
});

/**
 * The chunks that pages share, so that a first visit loads few files and little that its page does not need. A group
 * includes what its modules import unless an earlier group has it, so no chunk imports one of a later group and none are
 * circular. Modules of a single page stay with that page.
 */
const groups: Omit<ChunkGroup, 'priority'>[] = [
  { name: 'react', test: below('node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom)/') },
  {
    name: (module, context) => (inShell(module, context) ? 'shell' : null),
    // The theme imports only the names of their classes.
    test: /^(?!.*@mui[\\/]material[\\/](?:InputBase|TextareaAutosize|FormControl)[\\/])/,
    tags: ['$initial'],
  },
  shared('lists', '@mui/material/ListItem\\w*/', 'libs/ui/src/text/lists'),
  // Of pages that begin with a picture.
  shared(
    'pictures',
    'web/app/components/pages/(?:closing-call|minimal-page|page-opening)',
    'web/app/components/(?:pictures/(?:hero-picture|slide-picture|teaser-card)|venues/(?:floor-stack|venue-split))',
    'libs/ui/src/(?:call-to-action/|layout/(?:hero|picture-card|split))',
    'libs/content/src/pictures/',
    '@mui/material/Card/',
  ),
  // Of pages that call the API.
  shared('calls', 'web/app/api/[\\w-]+\\.ts', 'libs/contracts/src/(?:problem|answers)\\.ts'),
  // Of carousels and of notices.
  shared('icon-button', '@mui/material/IconButton/'),
  shared(
    'film',
    'web/app/(?:film-data|components/pictures/(?:use-film|lightbox))',
    'libs/ui/src/(?:media/|lightbox/)',
    'libs/content/src/site/film',
    'libs/venues/facts/src/films',
    '@mui/icons-material/P(?:lay|ause)',
  ),
  // Chosen venues and the planned event, of forms and of pages about a venue.
  shared(
    'planned',
    'web/app/components/planned/',
    'web/app/shortlist/shortlist-store',
    'libs/content/src/(?:shortlist/|calendar/words)',
    'libs/venues/facts/src/(?:display-names|layouts)\\.ts',
  ),
  // Of offers, and of forms about one.
  shared('offer-title', 'libs/content/src/offers/offer-title'),
  // Choices of earlier pages, of forms.
  shared(
    'brief',
    'web/app/components/brief/',
    'libs/leads/src/brief/',
    'libs/content/src/brief/',
    'libs/contracts/src/(?:form-limits|printable)',
  ),
  // Free days, of pages about a venue.
  shared(
    'venue',
    'web/app/components/(?:calendar/(?:days|legend|state-look|use-|ask-link)|links/share-link|venues/venue-l)',
    'libs/calendar/',
    'libs/content/src/(?:calendar/|estimate/address|finder/seats-text)',
    'libs/contracts/src/availability',
    'libs/venues/facts/src/(?:prices|shared-facts)\\.ts',
  ),
  shared(
    'choices',
    '@mui/(?:utils/useRoving|material/ToggleButton\\w*/)',
    'web/app/shortlist/shortlist-(?:button|mark)',
  ),
  shared('building', 'web/app/components/building/(?:building-drawing|room-marks)'),
  shared('legal', 'web/app/components/(?:pages/text-page|text/pieces)', 'libs/content/src/legal/(?!booking)'),
  shared('tables', '@mui/material/Table\\w*/', 'libs/ui/src/text/(?:fact-table|figure-rows)'),
  shared(
    'inputs',
    '@mui/material/(?:FormControl|FormHelperText|Input|InputAdornment|InputLabel|NativeSelect|OutlinedInput)/',
    'web/app/components/fields/',
  ),
  shared('checks', '@mui/material/(?:Checkbox|FormControlLabel|Radio)/', '@mui/material/internal/SwitchBase'),
  // Texts and parts of receipts, which pages without a form show too.
  shared('receipts', 'web/app/forms/submission/(?:form-pages|receipt-language)', 'libs/content/src/forms/receipt'),
  shared('fields', 'react-hook-form/', 'libs/contracts/src/field-codes'),
  shared(
    'forms',
    'web/app/(?:forms/(?!delivery)|components/(?:answer-times/|pages/request-panel))',
    'libs/content/src/forms/answer-times',
  ),
  {
    name: 'webinar',
    test: below(
      'web/app/features/webinar/(?!webinar-form)',
      'libs/content/src/(?:shared-pages/webinar-confirmation|notices/webinar)',
      'web/app/forms/delivery/(?:delivery-news|follow)',
      'libs/content/src/(?:webinar|forms/(?:delivery|webinar))',
    ),
    minShareCount: 2,
    tags: ['$initial'],
  },
  { name: 'tabs', test: below('libs/ui/src/tabs/tab', '@mui/material/Tabs?/'), minShareCount: 2 },
  { name: 'slides', test: below('libs/ui/src/(?:carousel/(?!carousel|use-)|motion/use-|slideshow)'), minShareCount: 2 },
  // The estimate needs the prices of offers; the offers' pages need no estimate.
  { name: 'offers', test: below('libs/content/src/(?:offers|shop|constants)/'), minShareCount: 2 },
  {
    name: 'catalog',
    test: below(
      'libs/venues/(?:facts|search)/',
      'libs/content/src/(?:floors|panoramas/panoramas|venues)',
      'web/app/(?:components/(?:building|venues)/|shortlist/)',
    ),
    minShareCount: 2,
    tags: ['$initial'],
  },
  { name: 'floor-plan', test: below('libs/venues/plan/'), minShareCount: 2 },
  { name: 'plan-view', test: below('web/app/components/floor-plan/'), minShareCount: 2 },
  { name: 'estimate', test: below('libs/estimate/', 'libs/content/src/estimate/'), minShareCount: 2 },
  // Modules shared by several pages of one feature.
  {
    name: (module) => feature.exec(module)?.slice(1).filter(Boolean).join('-') ?? null,
    minShareCount: 2,
    tags: ['$initial'],
  },
];

export const chunkGroups: ChunkGroup[] = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
