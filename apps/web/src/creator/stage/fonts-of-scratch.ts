/** Scratch's own fonts are not here: its drawings are shown in fonts of like width that devices have. */
const stacks: Readonly<Record<string, string>> = {
  'Sans Serif': "'Noto Sans',Helvetica,Arial,sans-serif",
  Serif: "'Source Serif Pro',Georgia,'Times New Roman',serif",
  Handwriting: "'Comic Neue','Comic Sans MS','Segoe Print',cursive",
  Marker: "'Comic Sans MS','Segoe Print',cursive",
  Curly: "'Comic Sans MS','Segoe Script',cursive",
  Pixel: "'Courier New',monospace",
  Scratch: "'Noto Sans',Helvetica,Arial,sans-serif",
}

/** For showing only: what is kept and goes out stays as it came. */
export function withFonts(svg: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(svg)
  if (!text.includes('font-family')) return svg
  const named = Object.keys(stacks).join('|')
  const changed = text
    .replaceAll(
      new RegExp(`font-family="\\s*(${named})(?:\\s*,[^"]*)?"`, 'g'),
      (_all, name: string) => `font-family="${stacks[name] ?? name}"`,
    )
    .replaceAll(
      new RegExp(`font-family:\\s*(?:&quot;|')?(${named})(?:&quot;|')?(?=[;"])`, 'g'),
      (_all, name: string) => `font-family:${stacks[name] ?? name}`,
    )
  return new TextEncoder().encode(changed)
}
