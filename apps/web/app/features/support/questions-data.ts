import type { FAQPage, WithContext } from 'schema-dts';

interface Topic {
  items: readonly { title: string; text: string }[];
}

/** Questions with their answers as structured data. */
export const questionsData = (topics: readonly Topic[]): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(({ items }) =>
    items.map(({ title, text }) => ({
      '@type': 'Question' as const,
      name: title,
      acceptedAnswer: { '@type': 'Answer' as const, text },
    })),
  ),
});
