import { Console } from '@advantage/console-kit';
import { useState } from 'react';
import type { DemoPerson } from './demoPeople.ts';
import { createStoryWorld } from './storyWorld.ts';

export interface StoryConsoleProps {
  /** Who is signed in. */
  readonly person: DemoPerson;
  /** Path and query of the page. */
  readonly path: string;
}

/** The whole console with session and services in memory, for stories. */
export function StoryConsole({ person, path }: StoryConsoleProps) {
  const [{ app }] = useState(() => createStoryWorld(person, path));
  return <Console {...app} />;
}
