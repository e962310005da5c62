/** Which modules go into one chunk. */

/** What several pages share and others never ask for: the forms of the accounts, and what asks the 20 questions. */
const fields = /ui[\\/]field[\\/]/
const forms = /accounts[\\/](credentials|password-box|auth-calls|form-errors|use-entry-form|visitors-only)\.ts/
/** What is said when the accounts refuse, also on pages that have no form of theirs. */
const refusals = /accounts[\\/](auth-failure|changes[\\/](password-failure|password-words))\.ts/
/** Most pages ask nothing that needs a second yes. */
const dialogs = /ui[\\/](confirm|titled)-dialog[\\/]/
/** What stands around a question, of whatever kind. */
const steps = /listen[\\/]listen-here|ui[\\/]switch|screening[\\/]good-to-know/
/** How far somebody has come: on the dashboard too, which asks nothing. */
const progress = /ui[\\/]progress[\\/]/
const asking =
  /screening[\\/](src[\\/]plain-words[\\/]plain-form|questions[\\/](needs-connection|other-questions|use-instrument|whose-words))/
/** What the dashboard and the page of one's data know of children; of their words each page names its own. */
const children = /web[\\/]src[\\/]children[\\/](?!.*-words\.ts)|screening[\\/]src[\\/]same-child/
/** What brings the lower parts of two long pages, and the optional parts themselves. */
const near = /ui[\\/]near[\\/]|platform[\\/]part[\\/]near-view|uploads[\\/](uploads|clips[\\/]clips)-words/
/** What the pages of a stored summary know of it: too little for two chunks. */
const stored = /screening[\\/](just-stored|not-here)\./
/** Where a number is typed, which on most pages it is not. */
const typedNumbers = /platform[\\/]plain-digits/
/** Whoever has no session and asks for none does without. */
const accountsClient = /node_modules[\\/]@supabase[\\/]auth-js|platform[\\/]session[\\/]accounts-client/
/** The games are fetched whole by whoever plays one, and by nobody else. */
const games = /(src|packages)[\\/]games[\\/]/

/** What every page of the games asks for first: small parts, each of which would cost a header of its own. */
const gamesFirst =
  /src[\\/]games[\\/](own-words|games-words|progress|game-settings|level-lock|garden[\\/]garden-words|players[\\/](player|players-words))\.|packages[\\/]games[\\/]src[\\/](level|way|play-days)\./
/** What games, clips and the Game Creator keep on the phone: many small parts of theirs use it, and no other page. */
const keeping = /platform[\\/]storage[\\/]device-store/
const keepingMuch = /platform[\\/]storage[\\/](device-database|kept-games|save-file)/
/** The editor and whatever of it other pages ask for. */
const editor = /src[\\/]creator[\\/]|words[\\/]\w\w[\\/]creator[\\/](games-dialog|account-games)\./
/** Friends of the children: on the pages of games and of the Game Creator only. */
const friends = /ui[\\/]drawings[\\/](cat|unicorn|duck)\./

/** The Game Creator, its words and its block language. What checks a game that was kept is fetched when there is one. */
const creating =
  /packages[\\/]blocks[\\/]|web[\\/]src[\\/]creator[\\/](?!play[\\/](played-game-words|opened-link))|words[\\/]\w\w[\\/]creator[\\/](blocks(-extensions)?|creator(-[\w-]+)?|stage|game-file|games-dialog|account-games|scratch-files)\./
/** What only blocks beyond the usual ones need: shared by parts that are fetched later, and no part of the first load. */
const moreBlocks =
  /blocks[\\/]src[\\/](palette[\\/](wide-palette|ready-block)|labels[\\/](menus|sentences)|edit[\\/]edit-(inputs|names|own-blocks)|own-sounds)\./
/** What games with effects and games that ask about their pictures need: they share half of it, and together it packs best. */
const pictures =
  /creator[\\/](effects[\\/](?!use-)|sensing[\\/](?!use-))|blocks[\\/]src[\\/](picture[\\/](effects|picture-shape|main-colors)|machine[\\/]scene[\\/]colors)\./
/** What reads a photo, for the stage and for the paint studio. */
const ownPicture = /creator[\\/]stage[\\/]backdrops[\\/]own-picture\.ts/
/** What checks a drawing from elsewhere: for the talk board too, which keeps it for use without a network, and not the engine with it. */
const cleanSvg = /blocks[\\/]src[\\/]sb3[\\/]svg[\\/]/
/** Also of games with drawings that are only played, and those check none. */
const base64 = /blocks[\\/]src[\\/]sb3[\\/]base64\./
/** What a game that is heard, the sounds of a sprite and the recorder share. */
const sounding =
  /creator[\\/](sounds[\\/]|stage[\\/]sound[\\/](sound-samples|adpcm))|blocks[\\/]src[\\/](edit[\\/]edit-sounds|sounds[\\/][\w-]+)\./
/** Parts of the Game Creator that come when they are opened, and what several of those share: no part of the first load. */
const openedLater =
  /creator[\\/](paint[\\/]|stage[\\/]stage-dialog|advanced-blocks[\\/]block-icons|files[\\/](game-files|own-drawings|kept-files|ask-worker|drawn-text)|script[\\/]hear-button|shell[\\/](sheet\.tsx|about-tabs?\.)|stage[\\/]sprites[\\/]sprite-(fields|details)|palette[\\/](rungs-lock|kinds-in-order)|library[\\/](known-again|load-pictures|library-(pictures|file|use|words)|picture-list))|blocks[\\/]src[\\/](edit[\\/]edit-(pictures|costumes)|paint[\\/]\w+|sb3[\\/]md5)\./

/** What several of the ready games share, and their pictures. */
const readyGames = /blocks[\\/]src[\\/]ready-games[\\/]|creator[\\/]ready[\\/](?!use-ideas|ready-words)/

/** What reads pictures and files from elsewhere. */
const opening = /node_modules[\\/](fflate|@rgrove[\\/]parse-xml)[\\/]/
const checking = /blocks[\\/]src[\\/](parse-project|project-file)\.ts/
/** Schemas of what comes from files and storage: the Game Creator's and the talk board's. */
const schemas = /node_modules[\\/]zod[\\/]/
/** What of the games in an account other pages know: neither the editor nor the block language goes with it. */
const keptGames =
  /creator[\\/](kept-as|files[\\/]game-file-words|saved-games[\\/](.*-words|games-dialog-state|games-tool-id))|blocks[\\/]src[\\/]project-name/
const listedGames =
  /creator[\\/]saved-games[\\/](account[\\/](account-calls|my-game|use-my-games|play-link)|name-made-of|games-dialog\.css)/
/** The dialogs of the editor that keep games, together: each is fetched when it is opened. */
const keepingGames = /creator[\\/]saved-games[\\/](?!games-tool|own-files|autosave[\\/](device-rules|use-autosave))/
/**
 * Libraries in one chunk, what many pages share in another, and one for each page and language: on a slow line each
 * further file costs a header of its own, and changing a page leaves the libraries in the reader's cache.
 */
export const appChunks = [
  { name: 'schemas', test: schemas, priority: 4, includeDependenciesRecursively: false },
  { name: 'checking', test: checking, priority: 4, includeDependenciesRecursively: false },
  {
    name: 'tus',
    test: /[\\/]node_modules[\\/](tus-js-client|js-base64|url-parse|querystringify|requires-port)[\\/]/,
    priority: 3,
  },
  { name: 'opening', test: opening, priority: 3 },
  { name: 'mediabunny', test: /[\\/]node_modules[\\/]mediabunny[\\/]/, priority: 3 },
  { name: 'more-blocks', test: moreBlocks, priority: 4, includeDependenciesRecursively: false },
  { name: 'clean-svg', test: cleanSvg, priority: 6, includeDependenciesRecursively: false },
  { name: 'base64', test: base64, priority: 6, includeDependenciesRecursively: false },
  { name: 'own-picture', test: ownPicture, minShareCount: 2, priority: 6, includeDependenciesRecursively: false },
  { name: 'sounds', test: sounding, minShareCount: 2, priority: 6, includeDependenciesRecursively: false },
  { name: 'opened-later', test: openedLater, minShareCount: 2, priority: 5, includeDependenciesRecursively: false },
  {
    name: 'more-backdrops',
    test: /stage[\\/]backdrops[\\/]more-backdrops/,
    minShareCount: 2,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  { name: 'games-first', test: gamesFirst, minShareCount: 2, priority: 5, includeDependenciesRecursively: false },
  { name: 'ready-games', test: readyGames, minShareCount: 2, priority: 5, includeDependenciesRecursively: false },
  { name: 'recording', test: /blocks[\\/]src[\\/]recording\./, priority: 4, includeDependenciesRecursively: false },
  { name: 'pictures', test: pictures, priority: 4, includeDependenciesRecursively: false },
  {
    name: 'creator-door',
    test: /src[\\/]creator[\\/]index\.ts/,
    minShareCount: 2,
    priority: 6,
    includeDependenciesRecursively: false,
  },
  { name: 'kept-games', test: keptGames, minShareCount: 2, priority: 6, includeDependenciesRecursively: false },
  { name: 'listed-games', test: listedGames, minShareCount: 2, priority: 5, includeDependenciesRecursively: false },
  { name: 'keeping-games', test: keepingGames, minShareCount: 2, priority: 4, includeDependenciesRecursively: false },
  { name: 'creator', test: creating, minShareCount: 2, priority: 3, includeDependenciesRecursively: false },
  { name: 'keeping', test: keeping, priority: 2, includeDependenciesRecursively: false },
  { name: 'keeping-much', test: keepingMuch, priority: 2, includeDependenciesRecursively: false },
  { name: 'accounts-client', test: accountsClient, priority: 3, includeDependenciesRecursively: false },
  {
    name: 'libraries',
    // Drawings that the build makes lie in its cache, and belong to the pages that show them.
    test: /rolldown[\\/]runtime|[\\/]node_modules[\\/](?!\.cache|@supabase[\\/]functions-js)/,
    priority: 2,
  },
  {
    name: 'shared',
    test: new RegExp(
      `^(?!.*(${[fields, forms, refusals, dialogs, steps, progress, asking, near, children, typedNumbers, games, editor, friends].map(({ source }) => source).join('|')}))`,
    ),
    minShareCount: 5,
    priority: 1,
  },
  { name: 'fields', test: fields, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'forms', test: forms, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'refusals', test: refusals, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'dialogs', test: dialogs, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'children', test: children, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'steps', test: steps, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'near', test: near, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'stored', test: stored, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'asking', test: asking, minShareCount: 2, includeDependenciesRecursively: false },
]
