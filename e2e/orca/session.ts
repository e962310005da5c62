/**
 * A desktop session on a virtual display with the screen reader Orca and eSpeak's voices. Keys are those of a keyboard; what
 * Orca speaks is written down with the language that the browser gave it.
 */
import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

export interface OrcaSession {
  /** For a browser in this session. */
  readonly env: Readonly<Record<string, string>>
  /** Presses a key by its X name, and returns what was spoken until Orca fell silent. */
  press(key: string): Promise<string[]>
  /** What is spoken until Orca has been silent for a while. */
  listen(): Promise<string[]>
  close(): Promise<void>
}

const silentMs = 2000

export async function startOrca(language: string): Promise<OrcaSession> {
  const home = mkdtempSync(join(tmpdir(), 'ankur-orca-'))
  const [runtime, speech, orca] = [join(home, 'run'), join(home, 'speech'), join(home, 'data/orca')]
  for (const folder of [runtime, orca, join(speech, 'modules')]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const log = join(home, 'spoken')
  writeFileSync(log, '')
  writeFileSync(join(orca, 'orca-customizations.py'), customization(log))
  // There is no sound card: the voice speaks into nothing.
  writeFileSync(join(home, '.libao'), 'default_driver=null\n')
  writeFileSync(join(speech, 'speechd.conf'), speechSettings)
  writeFileSync(join(speech, 'modules/espeak-ng.conf'), '')
  const env: Record<string, string> = {
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_CACHE_HOME: join(home, 'cache'),
    GSETTINGS_BACKEND: 'memory',
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    ...localeOf(language, home),
  }
  const children: ChildProcess[] = []
  const start = (command: string, args: readonly string[], stdio: StdioOptions = 'ignore') => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio })
    children.push(child)
    return child
  }
  const size = '1280x900x24'
  const screen = start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'],
    ['ignore', 'ignore', 'ignore', 'pipe'],
  )
  const [name] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  env.DISPLAY = `:${name.toString().trim()}`
  start('openbox', [])
  start('speech-dispatcher', ['-s', '-t', '0', '-C', speech, '-L', home])
  await until(() => existsSync(join(runtime, 'speech-dispatcher/speechd.sock')), 'speech-dispatcher')
  start('orca', ['--replace'])
  await until(() => readFileSync(log, 'utf8') !== '', 'Orca')

  let read = 0
  const fresh = () => {
    const lines = readFileSync(log, 'utf8').split('\n').slice(0, -1)
    return lines.slice(read, (read = lines.length))
  }
  const listen = async () => {
    const all: string[] = []
    for (let silentFor = 0; silentFor < silentMs; silentFor += 100) {
      await wait(100)
      const more = fresh()
      if (more.length > 0) silentFor = 0
      all.push(...more)
    }
    return all
  }
  await listen()
  return {
    env,
    listen,
    async press(key) {
      execFileSync('xdotool', ['key', key], { env: { ...process.env, ...env } })
      return await listen()
    },
    async close() {
      for (const child of children.toReversed()) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        child.kill()
        await once(child, 'close')
      }
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Orca runs this at its start. Speech is written down with its language, which Orca 43 asks for and does not use. */
const customization = (log: string) => `
import orca.settings as settings, orca.speech as speech, orca.speech_generator as generator
log = open(${JSON.stringify(log)}, 'a', buffering=1)
def write(text, acss):
    language = acss.get('language-of-text') if isinstance(acss, dict) else ''
    log.write(('[%s] ' % language if language else '') + text.replace('\\n', ' ') + '\\n')
speak, say_all, voice = speech._speak, speech.sayAll, generator.SpeechGenerator.voice
def speak_and_write(text, acss, interrupt):
    write(text, acss)
    return speak(text, acss, interrupt)
def say_all_and_write(utterances, progress):
    def each():
        for context, acss in utterances:
            write(context.utterance, acss)
            yield [context, acss]
    return say_all(each(), progress)
def voice_with_language(self, key=None, **args):
    voices = voice(self, key, **args)
    for each in voices:
        each['language-of-text'] = args.get('language') or ''
    return voices
speech._speak, speech.sayAll, generator.SpeechGenerator.voice = speak_and_write, say_all_and_write, voice_with_language
settings.enableKeyEcho = False
`

const speechSettings = `LogLevel 1
AudioOutputMethod "libao"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
DefaultLanguage "en"
`

/** Orca's own words are in the language of the desktop; its locale is made here, where the system has its sources. */
function localeOf(language: string, home: string): Record<string, string> {
  const name = `${language}_IN`
  const folder = join(home, 'locale')
  mkdirSync(folder)
  try {
    execFileSync('localedef', ['-i', name, '-f', 'UTF-8', join(folder, `${name}.UTF-8`)], { stdio: 'ignore' })
    return { LOCPATH: folder, LC_ALL: `${name}.UTF-8`, LANGUAGE: language }
  } catch {
    return { LC_ALL: 'C.UTF-8' }
  }
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (isSo()) return
    await wait(100)
  }
  throw new Error(`${what} did not start`)
}
