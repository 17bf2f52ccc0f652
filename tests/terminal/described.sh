#!/usr/bin/env bash
# described.sh DEMO TRIQUETA: drives the programs, built with games of which they know nothing but descriptions and words.
set -uo pipefail
demo=$1
triqueta=$2
failed=0
wrong() {
    echo "wrong: $*"
    failed=1
}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
columns() { LC_ALL=C sed 's/[\x80-\xbf]//g'; }

# Whole games, watched in each language.
for game in 'described_wolves 3' 'described_duel 2' 'described_mayhem 2' 'described_mayhem 27 --fast' \
    'described_race 3 --turn-cap 40' 'wasps_at_noon 4 --crop 5'; do
    read -r variant players more <<< "$game"
    for language in 'en|The game is over.|Seat 0|win' 'de|Das Spiel ist zu Ende.|Platz 0|ewinn' \
        'fr|La partie est terminée.|Place 0|gagne\|Victoire'; do
        IFS='|' read -r code over seat wins <<< "$language"
        # shellcheck disable=SC2086 # $more is none or some options
        text=$("$demo" --variant "$variant" --players "$players" --seed 1 --language "$code" $more < /dev/null) ||
            wrong "$game in $code ended with $?"
        for part in "$over" "$seat" 'mover: 0'; do [[ $text == *"$part"* ]] || wrong "$game in $code lacks: $part"; done
        grep -q "$wins" <<< "$text" || wrong "$game in $code shows no winner"
        [ "$(columns <<< "$text" | LC_ALL=C awk 'length > 79')" = '' ] || wrong "$game in $code has lines beyond 79 columns"
    done
done

# Their options are in the help, and are what their descriptions say.
help=$("$demo" --help)
for part in 'default: described_wolves' '--fast ' '--turn-cap N' 'described_mayhem: '; do
    [[ $help == *"$part"* ]] || wrong "--help lacks: $part"
done
"$demo" --variant described_mayhem --turn-cap 5 > /dev/null 2>&1
[ $? = 2 ] || wrong 'an option of another game is taken'

# Whole games, played by letter and by word, and all that can be done with their records.
# run CODE ARGUMENT...: what it says, in $said.
run() {
    local expected=$1 code=0
    shift
    said=$(timeout 60 "$triqueta" "$@" 2>&1) || code=$?
    [ "$code" = "$expected" ] || wrong "$* ended with $code, not $expected: $said"
}
says() { [[ $said == *"$1"* ]] || wrong "doesn't say: $1"; }
ones=$(printf 'a\\n%.0s' {1..400})
for game in 'described_wolves 3' 'described_duel 2' 'described_mayhem 3 --fast' 'described_race 2' \
    'wasps_at_noon 2 --crop 3'; do
    read -r variant players more <<< "$game"
    # shellcheck disable=SC2086 # $more is none or an option
    "$triqueta" play --variant "$variant" --players "$players" --seed 5 $more --record whole.record > played \
        < <(printf '%b' "$ones") || wrong "play of $game"
    grep -q 'The game is over' played || wrong "$game isn't played to its end"
    run 0 check whole.record
    says "$variant for $players, over, whole"
    run 0 convert --to record whole.record
    [ "$said" = "$(< whole.record)" ] || wrong "$game: a record doesn't convert to itself"
    for seat in 0 1 spectator; do
        "$triqueta" convert --to record --for "$seat" whole.record > seen.record || wrong "convert --for $seat"
        run 0 replay --for "$seat" whole.record
        told=$said
        run 0 replay seen.record
        [ "$said" = "$told" ] || wrong "$game: seat $seat is told something else"
    done
    for format in json position snapshot; do run 0 convert --to "$format" whole.record; done
    run 0 score whole.record
    says 'Seat 1: '
done

printf '%b' 'DRAW 3\nlay 1\ntake 1\nhelp\ndance\ndraw 9\ntake 4\nquit\n' |
    "$triqueta" play --seed 5 --record left.record > played 2>&1 || wrong 'play by words'
said=$(< played)
says 'You: draw 3'
says 'Known to you alone - own_drawn: '
says 'tower: the current tower'
says "Unknown command 'dance'."
says "After 'draw', type "
says '(rule B3)'
run 0 replay --language de left.record
says 'Platz 0: ziehe 3'
run 1 score left.record
sed 's/"3"/"9"/' left.record > other.record
run 1 check other.record
says 'other.record:3:2: No variant has this name and this number of players.'
exit "$failed"
