/** Pixels per unit of the drawing, for projectors and paper. */
const SHARP = 2;

/**
 * @type {(svg: {text: string, width: number, height: number}) => Promise<Blob>}
 * @throws {Error} when the browser cannot draw it
 */
export async function pngOf({ text, width, height }) {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SHARP * width;
    canvas.height = SHARP * height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
