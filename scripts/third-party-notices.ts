import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noticesFile, renderNotices } from './checks/notices.ts'
import { root } from './site-stamp.ts'

writeFileSync(join(root, noticesFile), renderNotices(root))
console.log(`${noticesFile} is written.`)
