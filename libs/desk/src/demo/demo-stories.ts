import type { DemoStory } from './demo-story';
import { answered } from './stories/answered-leads';
import { lost, others, won } from './stories/decided-leads';
import { fresh, spam } from './stories/new-leads';
import { taken } from './stories/taken-leads';

export const demoStories: readonly DemoStory[] = [...fresh, ...taken, ...answered, ...won, ...lost, ...spam, ...others];
