import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawSvg, toPng } from './canvas.ts'

const paper = '#F6F8F3'
/** Home screens crop a maskable icon to a circle of four fifths of its side. */
const plain = 0.9
const maskable = 0.6

interface Naming {
  readonly name: string
  readonly description: string
}

/** The seedling icon for home screens, and the web app manifest. */
export async function writeIcons(outDir: string, { name, description }: Naming): Promise<void> {
  const seedling = await readFile(join(import.meta.dirname, '../../public/favicon.svg'), 'utf8')
  await Promise.all([
    writeIcon(join(outDir, 'icon-180.png'), seedling, { side: 180, share: plain }),
    writeIcon(join(outDir, 'icon-192.png'), seedling, { side: 192, share: plain }),
    writeIcon(join(outDir, 'icon-512.png'), seedling, { side: 512, share: plain }),
    writeIcon(join(outDir, 'icon-maskable-512.png'), seedling, { side: 512, share: maskable }),
    writeFile(join(outDir, 'manifest.webmanifest'), `${JSON.stringify(manifest({ name, description }), null, 2)}\n`),
  ])
}

async function writeIcon(file: string, seedling: string, { side, share }: { side: number; share: number }): Promise<void> {
  const inner = side * share
  const png = await toPng({ width: side, height: side, drawnFrom: [seedling, share, paper] }, (brush) => {
    brush.fillStyle = paper
    brush.fillRect(0, 0, side, side)
    drawSvg(brush, seedling, { x: (side - inner) / 2, y: (side - inner) / 2, side: inner })
  })
  await writeFile(file, png)
}

function manifest({ name, description }: Naming) {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['education', 'health', 'kids'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
