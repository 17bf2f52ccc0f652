#!/usr/bin/env bash
# triqueta.sh PROGRAM: drives triqueta, the program for records, from outside.
set -uo pipefail
triqueta=$1
here=$(cd "$(dirname "$0")" && pwd)
failed=0
wrong() {
    echo "wrong: $*"
    failed=1
}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1

# run CODE ARGUMENT...: what it says, in $said and $complains.
run() {
    local expected=$1 code=0
    shift
    said=$(timeout 60 "$triqueta" "$@" 2> complaints) || code=$?
    complains=$(< complaints)
    [ "$code" = "$expected" ] || wrong "$* ended with $code, not $expected: $complains"
}
says() { [[ $said == *"$1"* ]] || wrong "doesn't say: $1"; }
complains_of() { [[ $complains == *"$1"* ]] || wrong "doesn't complain: $1"; }

ones=$(printf 'a\\n%.0s' {1..400})
for game in 'base_game 2' 'hidden_wolves 3' 'hidden_wolves_duel 2' 'mayhem 3' 'race 2 --turn-cap 30'; do
    read -r variant players more <<< "$game"
    # shellcheck disable=SC2086 # $more is none or an option
    printf '%b' "$ones" |
        "$triqueta" play --variant "$variant" --players "$players" --seed 5 $more --record whole.record > /dev/null ||
        wrong "play --record of $variant"

    # Whole, and as each of them saw it: what is converted is read again, and converts to itself.
    run 0 check whole.record
    says "$variant for $players, over, whole"
    run 0 convert --to record whole.record
    [ "$said" = "$(< whole.record)" ] || wrong "$variant: a record doesn't convert to itself"
    for seat in 0 1 spectator; do
        "$triqueta" convert --to record --for "$seat" whole.record > seen.record || wrong "convert --for $seat"
        run 0 check seen.record
        says "$variant for $players, over, cut down"
        run 0 convert --to record seen.record
        [ "$said" = "$(< seen.record)" ] || wrong "$variant: a record cut down doesn't convert to itself"
        run 0 replay --for "$seat" whole.record
        told=$said
        run 0 replay seen.record
        [ "$said" = "$told" ] || wrong "$variant: seat $seat is told something else"
        for format in json position snapshot; do
            run 0 convert --to "$format" --for "$seat" whole.record
            told=$said
            run 0 convert --to "$format" seen.record
            [ "$said" = "$told" ] || wrong "$variant: as $format, seat $seat gets something else"
        done
    done
    run 0 score whole.record
    for language in en de fr; do
        run 0 replay --language "$language" whole.record
        [ -n "$said" ] || wrong "nothing told in $language"
    done

    # Cut off anywhere it is no whole game any more, or one that isn't over; never more than a refusal.
    head -c 300 whole.record > part.record
    run 1 check part.record
    complains_of 'part.record:'
    run 1 score part.record
done

# A game that was left is written down too.
printf 'quit\n' | "$triqueta" play --seed 5 --record left.record > /dev/null || wrong 'quit'
run 0 check left.record
says 'not over'
run 1 score left.record
complains_of "isn't over"
run 0 replay left.record

# What is wrong is told by line, column and rule.
printf '%s\n' '[Triqueta "2"]' '[Game "base_game"]' '[Players "2"]' '[First "0"]' '[Result "*"]' '' '0: take 0' '0: take 1' \
    > wrong.record
run 1 check wrong.record
complains_of "wrong.record:8:1: It is another player's turn."
printf '%s\n' '[Triqueta "2"]' '[Game "base_game"]' '[Players "2"]' '[First "0"]' '[Result "*"]' '' '0: take 0' \
    '1: draw 0; (owl); lay 0 owl' > wrong.record
run 1 check --language de wrong.record
complains_of '(Regel B9)'
run 1 check whole.record wrong.record
says 'whole.record:'
complains_of 'wrong.record:8:19:'

# Another game, or too many players, is told at its tag.
sed 's/"base_game"/"chess"/' wrong.record > other.record
run 1 check other.record
complains_of 'other.record:2:2: This belongs to another game, or to an unknown one.'
sed 's/Players "2"/Players "6"/' wrong.record > other.record
run 1 check other.record
complains_of 'other.record:3:2:'

# Players are called by their names. Who reads records on Windows gets a byte-order mark now and then.
sed '2i[Seat0 "A \\"B\\" C"]\n[Seat1 "Bj\xc3\xb6rn"]' whole.record > named.record
for command in replay score; do
    run 0 "$command" named.record
    says 'A "B" C'
    says "$(printf 'Bj\xc3\xb6rn')"
done
run 0 score --for 0 named.record
says ' You '
printf '\xef\xbb\xbf' | cat - whole.record > marked.record
run 0 check marked.record

# What isn't over has no result yet; where nothing can be written, no game begins.
run 0 convert --to json left.record
says '"result":null}'
run 1 play --record "$dir/nowhere/x" < /dev/null
complains_of nowhere
[ -z "$said" ] || wrong 'a game begins that is lost in the end'

# A fair deal: commitment, deal and moves, each on its own.
golden=$(cd "$here/../golden" && pwd)
for game in hidden_wolves mayhem race; do
    fair=$golden/fair_$game.record
    run 0 verify "$fair"
    [ "$(grep -c ': holds$' <<< "$said")" = 3 ] || wrong "$game: three parts don't hold"
    sed '/^\[FairContr\|^\[FairPublic\|^\[FairSecret\|^\[Seed\|^\[Result/d; /^$/,$d' "$fair" > sent.fair
    run 0 verify --sent sent.fair "$fair"
    says 'commitments: those of sent.fair'
    sed 's/^\(\[FairCommitments "0:\)../\1ff/' sent.fair > other.fair
    run 1 verify --sent other.fair "$fair"
    complains_of 'other commitments than other.fair'
    sed 's/^\(\[FairSecret "\)../\1ff/' "$fair" > forged.record
    run 1 verify forged.record
    complains_of 'commitment: '
    complains_of "forged.record:$(sed -n '/^\[FairSecret/=' forged.record):2: "
    says 'deal: holds'
    says 'moves: holds'
    sed 's/^\(\[Seed "\)../\1ff/' "$fair" > forged.record
    run 1 verify "$fair" forged.record
    complains_of 'deal: '
    says 'moves: holds'
    sed '/^\[FairSecret\|^\[Seed/d' "$fair" > forged.record
    run 1 verify forged.record
    complains_of "The seed isn't in this record"
    says 'moves: holds'
done
run 1 verify whole.record
complains_of 'This game has no fair deal'
run 1 verify missing.record
run 1 verify "$triqueta"
run 1 verify --sent missing.fair "$fair"

# What each move cost: in this game the last one throws away a sure win, and nobody could miss it.
run 0 analyze --nodes 2000 --svg chances.svg "$here/blunder.record"
first=$said
says 'Better: reveal all (2 bears) (100 %). Your score is then 11 points.'
says 'Ada & <Co> goes from 100 % to 0 %. The move itself cost 100 %.'
grep -q '^ *22  Ada & <Co>  reveal none  *0  *100 ??$' <<< "$said" || wrong 'the blunder has no line'
python3 - chances.svg << 'END' || wrong 'the picture has no line for each player, or no dot for the blunder'
import sys, xml.etree.ElementTree as tree
picture = tree.parse(sys.argv[1]).getroot()
of = lambda name: [e for e in picture.iter() if e.tag.endswith("}" + name)]
texts = ["".join(e.itertext()) for e in of("text")]
assert len(of("polyline")) == 2 and "Ada & <Co>" in texts and "Player 2" in texts, texts
assert any("reveal none: 100 % ??" in "".join(e.itertext()) for e in of("circle"))
END
run 0 analyze --nodes 2000 "$here/blunder.record"
[ "$said" = "$first" ] || wrong 'an analysis differs the second time'
run 0 analyze --nodes=2000 --language de "$here/blunder.record"
says 'Besser: werte alle (2 Bären) (100 %).'
run 0 analyze --nodes 2000 --language fr "$here/blunder.record"
says 'Moments décisifs :'
# As one of the players saw it, it is the same for that player; a spectator saw no choice.
run 0 analyze --nodes 2000 --for 0 "$here/blunder.record"
says 'The move itself cost 100 %.'
own=$said
[[ $said != *'Player 2: '* ]] || wrong 'moves of another player are judged'
"$triqueta" convert --to record --for 0 "$here/blunder.record" > seen.record
run 0 analyze --nodes 2000 seen.record
[ "$said" = "$own" ] || wrong 'a record cut down is judged in another way'
run 0 analyze --for spectator "$here/blunder.record"
says 'no choice to judge'
for game in 'hidden_wolves 3' 'mayhem 3' 'race 2'; do
    read -r variant players <<< "$game"
    printf '%b' "$ones" |
        "$triqueta" play --variant "$variant" --players "$players" --seed 5 --record whole.record > /dev/null
    run 0 analyze --nodes 300 --svg chances.svg whole.record
    says 'choices were good'
    [ "$(awk 'length > 79' <<< "$said")" = '' ] || wrong "$variant has lines beyond 79 columns"
done
run 1 analyze --nodes 300 --svg nowhere/x "$here/blunder.record"
complains_of nowhere/x
run 1 analyze missing.record

# From standard input, and nonsense.
run 0 check - < whole.record
run 1 check - < /dev/null
run 1 check "$triqueta"
run 1 check missing.record
complains_of missing.record
run 1 replay --for 9 whole.record
complains_of 'seats count from 0'
run 0 help
says 'Usage:'
for misuse in '' 'dance' 'check' 'replay a b' 'convert whole.record' 'convert --to music whole.record' \
    'check --for nobody whole.record' 'check --fast whole.record' 'score --to json whole.record' 'replay --for' \
    'analyze' 'analyze --nodes 0 whole.record' 'check --svg x whole.record' 'verify' 'check --sent whole.record whole.record' 'verify --sent= whole.record'; do
    # shellcheck disable=SC2086 # several words
    run 2 $misuse
    complains_of 'triqueta help'
done
exit "$failed"
