export { PaletteShell } from './palette-shell.tsx'

/** For a page that shows the editor below a name of its own. */
export const loadEditor = () => import('./creator-page.tsx').then((module) => module.loadEditor())
