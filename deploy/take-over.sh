#!/bin/sh
# The standby takes over: the newest copy that follow.sh brought is verified, gets its music and its key, and starts.
#   deploy/take-over.sh ~/standby /media/stick/secret.key [what else `ovation start` is given]
set -eu
standby=$1 key=$2
shift 2
ovation="$(dirname "$0")/../bin/ovation.mjs"
newest=$(find "$standby/backups" -name 'ovation-*.tar*' | sort | tail -1)
[ -n "$newest" ] || { echo "There is no copy in $standby/backups." >&2; exit 1; }
place=$standby/live-$(date +%Y-%m-%dT%H-%M-%S)
echo "Taking over with $newest"
OVATION_KEY_FILE=$key node "$ovation" restore "$newest" --to "$place"
mkdir -p "$place/tracks"
cp -R "$standby/tracks/." "$place/tracks/"
install -m 600 "$key" "$place/secret.key"
OVATION_DATA=$place exec node "$ovation" start "$@"
