#!/usr/bin/env bash
# demo.sh PROGRAM: drives triqueta_demo from outside.
set -uo pipefail
demo=$1
failed=0
wrong() {
    echo "wrong: $*"
    failed=1
}
escape=$'\x1b'

for game in 'base_game 2' 'base_game 5' 'hidden_wolves 3' 'hidden_wolves 5' 'base_game_duel 2' 'hidden_wolves_duel 2' \
    'mayhem 2' 'mayhem 6' 'mayhem 27' 'race 2' 'race 3' 'race 6'; do
    read -r variant players <<< "$game"
    text=$("$demo" --variant "$variant" --players "$players" --seed 1 < /dev/null) || wrong "$game ended with $?"
    [[ $text == *points* || $text == *wins* ]] || wrong "$game shows no winner"
    [[ $text != *"$escape"* ]] || wrong "$game writes escapes where there is no terminal"
    [[ $text == "$("$demo" --variant="$variant" --players="$players" --seed=1)" ]] || wrong "$game differs by the same seed"
    [ "$(wc -l <<< "$text")" -lt 300 ] || wrong "$game tells too much"
    [ "$(awk 'length > 79' <<< "$text")" = '' ] || wrong "$game has lines beyond 79 columns"
done

# In other languages: a letter is a column, however many bytes it has.
columns() { LC_ALL=C sed 's/[\x80-\xbf]//g'; }
for game in 'base_game 3' 'hidden_wolves 5' 'hidden_wolves_duel 2' 'mayhem 27' 'race 6'; do
    read -r variant players <<< "$game"
    for language in 'de gewinnt Gewinner' 'fr gagne Victoire'; do
        read -r code wins tied <<< "$language"
        text=$("$demo" --variant "$variant" --players "$players" --seed 1 --language "$code") || wrong "$game in $code ended with $?"
        [[ $text == *"$wins"* || $text == *"$tied"* ]] || wrong "$game in $code shows no winner"
        [[ $text != *Player* ]] || wrong "$game in $code is in English"
        [ "$(columns <<< "$text" | LC_ALL=C awk 'length > 79')" = '' ] || wrong "$game in $code has lines beyond 79 columns"
    done
done

# What is wrong with an option is told, and which values there are.
refused() {
    local expected=$1 said code=0
    shift
    said=$("$demo" "$@" 2>&1 > /dev/null) || code=$?
    [ "$code" = 2 ] || wrong "$* ended with $code, not 2"
    [[ $said == *"$expected"* ]] || wrong "$* doesn't say: $expected"
}
refused 'hidden_wolves_duel' --variant poker
refused '2 to 5' --players 6
refused '2 to 27' --variant mayhem --players 28
refused '2 to 6' --variant race --players 7
refused "isn't an option of race" --variant race --fast
refused 'from 1 to 2147483647' --variant race --turn-cap 0
refused 'Expected 2.' --variant base_game_duel --players 3
refused 'whole number' --seed x
refused 'without pauses' --speed x
refused 'needs a value' --seed
refused "Unknown option '--seat'" --seat 1
refused "Unknown option 'x'" x
refused "Unknown language 'xx'" --language xx
refused 'needs a value' --language
refused 'Unbekannte Variante' --variant poker --language de
refused 'Il manque une valeur' --language=fr --seed
help=$("$demo" --help) || wrong "--help ended with $?"
[[ $help == *--variant* && $help == *hidden_wolves* ]] || wrong '--help lacks the variants'
[[ $help == *--language* && $help == *'de (Deutsch)'* ]] || wrong '--help lacks the languages'
[[ $("$demo" --help --language fr) == *'Utilisation'* ]] || wrong '--help is not in French'

# Whoever reads may stop reading; where nothing can be written, that is an error.
"$demo" | head -n 1 > /dev/null
[ "${PIPESTATUS[0]}" = 0 ] || wrong "a closed pipe ended it with ${PIPESTATUS[0]}"
if [ -e /dev/full ]; then
    "$demo" > /dev/full 2> /dev/null && wrong 'a full disk went unnoticed'
fi

# On a terminal: what was changed there is restored, at the end and when it is interrupted.
if command -v script > /dev/null && script -qec true /dev/null > /dev/null 2>&1 < /dev/null; then
    restored() {
        [[ $1 == *"${escape}[?1049h${escape}[?25l"*"${escape}[?25h${escape}[?1049l"* ]] || wrong "$2: the terminal isn't restored"
    }
    run="stty rows 24 cols 80; env -u NO_COLOR TERM=xterm"
    shown=$(script -qec "$run '$demo' --speed 100" /dev/null < /dev/null) || wrong "on a terminal it ended with $?"
    restored "$shown" 'at the end'
    [[ ${shown##*1049l} == *points* ]] || wrong 'the points are gone with the screen'
    code=0
    for game in 'mayhem --players 6' 'race --players 6'; do # where the table is too tall at last, all is told again
        shown=$(script -qec "$run '$demo' --variant $game --speed 100" /dev/null < /dev/null) || wrong "$game ended with $?"
        restored "$shown" "$game"
        [[ ${shown##*1049l} == *win* ]] || wrong "$game: the winner is gone with the screen"
    done
    code=0
    shown=$(script -qec "$run timeout -s INT 1 '$demo' --speed 0.1" /dev/null < /dev/null) || code=$?
    restored "$shown" 'interrupted'
    code=0
    shown=$(script -qec "$run timeout --preserve-status -s INT 1 '$demo' --speed 0.1" /dev/null < /dev/null) || code=$?
    [ "$code" = 130 ] || wrong "an interruption ended it with $code"
    shown=$(script -qec "stty rows 24 cols 80; NO_COLOR=1 TERM=xterm '$demo'" /dev/null < /dev/null)
    [[ $shown != *"$escape"* ]] || wrong 'NO_COLOR has escapes'
    shown=$(script -qec "stty rows 24 cols 80; TERM=dumb '$demo'" /dev/null < /dev/null)
    [[ $shown != *"$escape"* ]] || wrong 'TERM=dumb has escapes'
else
    echo "no 'script' here: what happens on a terminal isn't checked"
fi
exit $failed
