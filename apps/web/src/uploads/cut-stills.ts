/** Four small pictures of a video, captured on the device. Each step yields to the browser, so the page never blocks. */
const count = 4
const longestSide = 640
/** The server accepts no picture above 300 KB. */
const mostBytes = 300 * 1024
const qualities = [0.7, 0.4, 0.2]
const patienceMs = 20_000

/** JPEG files as base64, in their order; null where this browser cannot show the video. */
export async function cutStills(file: Blob): Promise<string[] | null> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patienceMs)
  try {
    return await cut(video, address, late.signal)
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    late.abort()
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

async function cut(video: HTMLVideoElement, address: string, signal: AbortSignal): Promise<string[]> {
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  // Some phones load no frame before one is requested.
  const opened = next(video, 'loadedmetadata', signal)
  video.src = address
  await opened
  const stills: string[] = []
  for (let n = 0; n < count; n += 1) {
    const reached = next(video, 'seeked', signal)
    // The middle of each quarter: beginnings and ends are often dark.
    video.currentTime = (video.duration * (n + 0.5)) / count
    await reached
    stills.push(await pictureOf(video))
  }
  return stills
}

function next(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal })
    video.addEventListener('error', () => reject(new Error('This browser cannot show the video')), { once: true, signal })
    signal.addEventListener('abort', () => reject(new Error('The video took too long')), { once: true })
  })
}

async function pictureOf(video: HTMLVideoElement): Promise<string> {
  const { videoWidth, videoHeight, readyState } = video
  if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA) throw new Error('There is no picture to cut')
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  for (const quality of qualities) {
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (jpeg && jpeg.size <= mostBytes) return await base64Of(jpeg)
  }
  throw new Error('No small picture could be made')
}

function base64Of(jpeg: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^.*,/, '')))
    reader.addEventListener('error', () => reject(new Error('The picture could not be read')))
    reader.readAsDataURL(jpeg)
  })
}
