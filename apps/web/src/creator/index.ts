export { PaletteShell } from './palette-shell.tsx'
