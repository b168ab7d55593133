/** Phrases that sound translated, and what to write instead. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/i, 'again'],
  [/\bbeside\b/i, 'next to, with'],
  [/\bof (its|their|his|her|our|your) own\b/i, 'its own …'],
  [/\bsought\b/i, 'wanted, searched for'],
  [/\bsees? to\b/i, 'makes sure'],
  [/\bwhom\b/i, 'who'],
  [/\b(those|many|all|none) of them that\b/i, 'those that'],
  [/\bstands(?! (for|in for|out))\b/i, 'is'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/(?<!there )\bis none\b/i, 'is not one'],
  [/\b(is|are|was|were) no more\b/i, 'no longer …'],
  [/\b(is|are) called so\b/i, 'is named …'],
  [/\bthere is no such\b/i, '… not found'],
  [/\bis no (known|file|state|longer known)\b/i, "isn't a …"],
  [/\bas (it was|they were)(?=[.,;:'"`)]|$)/i, 'unchanged, back to default'],
  [/\btold so\b|\btells so\b/i, 'says …'],
  [/\bnothing of (it|them|this)\b/i, 'none of …'],
  [/\btell me of\b/i, 'notify me about'],
  [/\bkeeps no\b/i, "can't save"],
  [/\btakes? long to\b/i, 'is taking longer than usual'],
  [/\banswer as agreed\b/i, 'unexpected response'],
  [/\bfinding out whether\b/i, 'checking whether'],
  [/\bforget them\b/i, 'discard'],
  [/\bgo(es)? on where\b/i, 'continue where'],
  [/\bso they never are\b/i, '(say what is wrong)'],
  [/\bevery (now|so) and\b/i, 'sometimes'],
  [/\bno matter\b/i, 'regardless of'],
];

/** Names that have been replaced, and their replacements. */
export const names: Readonly<Record<string, string>> = {
  keepSame: 'shallowEqual',
  holdsSame: 'shallowEqual',
  SubjectBox: 'LoadedMarketplace',
  SessionSubject: 'LoadedMarketplace',
  afterReveal: 'showErrors',
  holdValue: '(gone)',
  releaseValues: '(gone)',
  useKept: 'useStableValue',
  useSameRows: 'useStableValue',
  createFormSession: 'useMarketplaceForm',
  writeAll: 'patchWire',
  keepDrafts: 'autosaveDraft',
  FormTicks: 'CheckboxGroupField',
  isAsTyped: 'hasOwnSettings',
  typedRecipient: 'newRecipient',
  ClaimDesk: 'ClaimStore',
  AlertDesk: 'AlertSettingsStore',
  ViewShelf: 'SavedViewStore',
  shelfOf: 'SavedViewStore',
  ShelfContent: 'SavedViewState',
  usualLook: 'ColumnState',
  lookOfState: 'parseListState',
  stateOfLook: 'serializeListState',
  LookPanel: 'ColumnPicker',
  LookButton: 'ColumnPicker',
  shownListOf: 'ListSnapshot',
  titleWhenCut: 'useOverflowTitle',
  heldState: 'stateWhileHeld',
  callOff: 'cancel',
  nothingKnown: 'unexpectedNotModified',
  AnswerFacts: 'ResponseContext',
  goneRows: 'removedRows',
  sameNotes: 'reuseIfEqual',
  onReach: 'onConnectivityChange',
  soleTab: 'leaderTab',
  inSoleTab: 'useTabLock',
  ReferralWatch: 'NewReferralWatcher',
  isLookedAt: 'isPageVisible',
  useFocusRescue: 'useRestoreFocus',
  takeLostFocus: 'useRestoreFocus',
  neighborOf: 'adjacentReferral',
  factWords: 'formatFact',
  OpensAsLiked: 'RestoreDefaultView',
  exportRun: 'CsvExportJob',
  QuietRow: '(gone)',
  QuietCell: '(gone)',
  QuietColumn: '(gone)',
  DropPlace: 'DropIndicator',
  inSlices: 'processInChunks',
  reachSentence: 'coverageSummary',
  ExplainReferral: 'MatchExplanation',
  signInAside: 'signInWithPopup',
  askInFrame: 'silentSignIn',
  hiddenFrame: 'signInFrame',
  reachServer: 'probeServer',
  loopBreaker: 'redirectLoopGuard',
  answerPage: 'callbackPage',
  carefulHeaders: 'securityHeaders',
  onlyOurPages: 'frameAncestors',
  RememberedAnswers: 'IdempotencyCache',
};

const nameList = new RegExp(`\\b(${Object.keys(names).join('|')})\\b`, 'g');

/** A phrase or name from the lists, found in a text. */
export interface DialectHit {
  readonly line: number;
  readonly found: string;
  readonly better: string;
}

/** Finds the phrases and names from the lists in a text. */
export const dialectIn = (text: string): readonly DialectHit[] =>
  text.split('\n').flatMap((content, place) => [
    ...phrases.flatMap(([pattern, better]) =>
      [...content.matchAll(new RegExp(pattern, 'gi'))].map(([found]) => ({ line: place + 1, found, better })),
    ),
    ...[...content.matchAll(nameList)].map(([found]) => ({
      line: place + 1,
      found,
      better: names[found] ?? '',
    })),
  ]);
