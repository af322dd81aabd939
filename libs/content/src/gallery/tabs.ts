import type { GalleryTab } from './types';

export const galleryTabs = ['All', 'Buildings', 'Interiors', 'Videos'] as const satisfies readonly GalleryTab[];

export const galleryEmpty = 'No content available for this category.';
