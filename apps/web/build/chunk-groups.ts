/** A chunk of several modules for Rolldown's `codeSplitting.groups`. */
interface ChunkGroup {
  name: string | ((module: string) => string | null);
  test?: RegExp;
  minShareCount?: number;
  tags?: ['$initial'];
  priority: number;
}

/** Matches modules in these folders, or with these path prefixes. */
const below = (...paths: string[]) => new RegExp(`[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})`);

/** The feature of a module, or its `page` folder. */
const feature = /[\\/]features[\\/]([\w-]+)(?:[\\/](page))?[\\/]/;

/**
 * The chunks that pages share, so that a first visit loads at most twelve. A group includes what its modules import
 * unless an earlier group has it, so no chunk imports one of a later group and none are circular. Modules of a single
 * page stay with that page.
 */
const groups: Omit<ChunkGroup, 'priority'>[] = [
  { name: 'react', test: below('node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom)/') },
  {
    name: 'shell',
    test: below(
      'web/app/[\\w-]+\\.ts',
      'web/app/(?:entry.client|root).tsx',
      'web/app/shell/page-(?:boundary|data)',
      'web/app/api/[\\w-]+\\.ts',
      'web/app/components/(?:files|links|loading|page-address|phone|prices)/',
      'web/app/components/sections/(?!statement|testimonial)',
      'web/app/components/pages/(?!gate|request-panel|text-page)',
      'web/app/components/pictures/(?!film-dialog)',
      'web/app/components/(?:building/building-drawing|venues/(?:venue-split|venue-lines|venue-links|floor-stack))',
      'web/app/(?:storage/|shortlist/(?:shortlist-button|shortlist-mark|shortlist-store))',
      'libs/ui/src/(?:call-to-action|layout|media/(?!film)|motion|text)/',
      'libs/content/src/(?:constants|mailto|pictures|shortlist|site)/',
      'libs/content/src/(?:estimate/address|finder/seats-text|forms/(?:answer-language|enquiries|form-copy))',
      'web/app/forms/submission/form-pages',
      'libs/contracts/src/(?:availability|day-parts|delivery)',
      'libs/venues/facts/src/(?:display-names|ids|layouts|number-format|prices|shared-facts|venue-names)\\.ts',
      '@mui/(?:utils/(?!useRoving)|icons-material|material/(?:internal/(?!SwitchBase)|utils/))',
    ),
    tags: ['$initial'],
  },
  {
    name: 'legal',
    test: below('web/app/components/(?:pages/text-page|text/pieces)', 'libs/content/src/legal/(?!booking)'),
    minShareCount: 2,
    tags: ['$initial'],
  },
  {
    name: 'choices',
    test: below('@mui/(?:utils/useRoving|material/(?:Table|ToggleButton)\\w*/)'),
    minShareCount: 2,
    tags: ['$initial'],
  },
  {
    name: 'inputs',
    test: below(
      '@mui/material/(?:Checkbox|FormControl|FormControlLabel|Input|InputAdornment|InputLabel|NativeSelect|OutlinedInput|Radio)/',
      'web/app/components/(?:calendar/(?:days|legend|state-look|use-|ask-link)|fields/|planned/)',
      'libs/calendar/',
      'libs/content/src/calendar/',
    ),
    minShareCount: 2,
    tags: ['$initial'],
  },
  // Texts and parts of receipts, which pages without a form show too.
  {
    name: 'receipts',
    test: below('web/app/forms/submission/(?:form-pages|receipt-language)', 'libs/content/src/forms/receipt'),
    minShareCount: 2,
    tags: ['$initial'],
  },
  // Notices, and what carousels and pages without forms share with them.
  {
    name: 'notices',
    test: below('@mui/material/IconButton/', 'web/app/notices/'),
    minShareCount: 2,
    tags: ['$initial'],
  },
  {
    name: 'forms',
    test: below(
      'web/app/(?:forms/(?!delivery)|components/(?:answer-times/|pages/request-panel))',
      'libs/content/src/forms/answer-times',
      'react-hook-form/',
      'class-(?:validator|transformer)/',
      'validator/',
      'libs/contracts/src/(?:field|rules|validate)',
    ),
    minShareCount: 2,
    tags: ['$initial'],
  },
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
  {
    name: 'gallery',
    test: below('libs/ui/src/(?:carousel|lightbox|slideshow|tabs)/'),
    minShareCount: 2,
  },
  // The estimate needs the prices of offers; the offers' pages need no estimate.
  { name: 'offers', test: below('libs/content/src/(?:offers|shop)/'), minShareCount: 2 },
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
