#!/bin/sh
# The standby takes over: the newest copy that follow.sh brought is verified, gets its music and its key, and starts.
#   deploy/take-over.sh ~/standby /media/stick/secret.key [what else `ovation start` is given]
# It starts the program that it came with, or the one file where that is named:
#   PROGRAM=./ovation-linux-x64 ./take-over.sh ~/standby /media/stick/secret.key
# Sealed copies want OVATION_BACKUP_PASSPHRASE, as it is on the first laptop.
set -eu
standby=$1 key=$2
shift 2
ours=$(dirname "$0")/../bin/ovation.mjs
if [ -z "${PROGRAM:-}" ] && [ ! -f "$ours" ]; then
	echo "The program is not where this script looks for it. Name it: PROGRAM=./ovation-linux-x64 $0 …" >&2
	exit 1
fi
ovation() { if [ -n "${PROGRAM:-}" ]; then "$PROGRAM" "$@"; else node "$ours" "$@"; fi; }
[ -f "$key" ] || { echo "There is no key at $key." >&2; exit 1; }
# Which was taken last is noted beside them: a date may be of a wrong clock.
newest=$standby/backups/$(cat "$standby/backups/.newest" 2>/dev/null || :)
[ -f "$newest" ] || newest=$(find "$standby/backups" -name 'ovation-*.tar*' | sort | tail -1)
[ -n "$newest" ] || { echo "There is no copy in $standby/backups." >&2; exit 1; }
place=$standby/live-$(date +%Y-%m-%dT%H-%M-%S)
taken=$(basename "$newest" | sed -E 's/^ovation-([0-9-]+)T([0-9]+)-([0-9]+)-([0-9]+).*/\1 \2:\3:\4 UTC/')
echo "Taking over with $newest"
echo "What was saved after $taken by the first laptop's clock is not in it. Devices send again what was not answered;"
echo "ask the judges for the last act's marks, and look through the newest registrations."
(export OVATION_KEY_FILE="$key" && ovation restore "$newest" --to "$place")
mkdir -p "$place/tracks"
cp -R "$standby/tracks/." "$place/tracks/"
install -m 600 "$key" "$place/secret.key"
export OVATION_DATA="$place"
if [ -n "${PROGRAM:-}" ]; then exec "$PROGRAM" start "$@"; else exec node "$ours" start "$@"; fi
