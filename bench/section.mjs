/** Runs one benchmark in this process and sends its rows to the one that started it. */
const { bench } = await import(`./${process.argv[2]}.mjs`);
process.send(await bench());
process.disconnect();
