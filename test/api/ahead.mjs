/** Loaded before the service: its clock is so many milliseconds ahead. */
const real = Date.now;
const ahead = Number(process.env['AHEAD'] ?? 0);
Date.now = () => real() + ahead;
